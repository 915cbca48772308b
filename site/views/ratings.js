/** The rating scales: a figure each, and how it came to be over time. */

import { t } from "../i18n/index.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { HEIGHT, ratingGraph, WIDTH } from "./rating_curve.js";
import { variantName } from "./names.js";
import { wordDay } from "./points.js";

/** @import { RatedMatch } from "../state/profile.js" */
/** @import { RatingData } from "../types.js" */

/** @param {RatedMatch[]} matches at least one */
function graph(matches) {
  const { line, band, now, low, high } = ratingGraph(matches);
  const [first, last] = [matches[0], matches[matches.length - 1]];
  const best = Math.max(...matches.map(({ rating }) => rating.rating));
  const [from, to] = [wordDay(first.at), wordDay(last.at)];
  const label = t("profile-rating-graph", {
    count: matches.length,
    from,
    to,
    first: first.rating.rating,
    last: last.rating.rating,
    best,
  });
  return html`
    <figure class="rating-graph">
      <div class="rating-scale" aria-hidden="true">
        <span>${t("profile-rating-figure", { figure: high })}</span>
        <span>${t("profile-rating-figure", { figure: low })}</span>
      </div>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${label}>
        ${svg`<path class="rating-band" d=${band}></path><path class="rating-line" d=${line}></path><path class="rating-now" d=${now}></path>`}
      </svg>
      <figcaption class="rating-days" aria-hidden="true"><span>${from === to ? nothing : from}</span><span>${to}</span></figcaption>
    </figure>
  `;
}

/**
 * @param {string} scale a variant
 * @param {RatedMatch[]} matches
 */
function card(scale, matches) {
  const last = matches.at(-1)?.rating;
  return html`
    <li class="rating" data-scale=${scale}>
      <h3>${variantName(scale)}</h3>
      <p class="rating-figure">
        ${last ? t("profile-rating", { rating: last.rating, deviation: last.deviation }) : t("profile-rating-none")}
      </p>
      ${matches.length > 0 ? graph(matches) : nothing}
    </li>
  `;
}

/**
 * @param {string[]} scales
 * @param {Record<string, RatedMatch[]>} ratings
 * @param {RatingData} start where everybody begins
 */
export function ratingsSection(scales, ratings, start) {
  const rated = scales.some((scale) => (ratings[scale] ?? []).length > 0);
  return html`
    <section class="panel" aria-labelledby="ratings-title">
      <h2 id="ratings-title">${t("profile-ratings")}</h2>
      <p>${t("profile-ratings-text")}</p>
      ${rated
        ? nothing
        : html`<p class="soft">${t("profile-ratings-empty")} ${t("profile-rating-start", { rating: start.rating })}</p>`}
      <ul class="ratings">
        ${scales.map((scale) => card(scale, ratings[scale] ?? []))}
      </ul>
    </section>
  `;
}

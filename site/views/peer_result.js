/** The end of a match between devices: who won, what it counts for, and what one can do next. */

import { t, wordError } from "../i18n/index.js";
import { ref } from "../vendor/lit-html/directives/ref.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { playerName } from "./names.js";
import { wordNames } from "./peer_veil.js";
import { ranking, shareButton, takeFocus, wordReason } from "./result.js";
import { scoreTable, wordMatch, wordMatchReason } from "./score.js";

/** @import { PeersData, RatingData } from "../types.js" */
/** @import { PeerTable } from "../state/peer_table.js" */
/** @import { Seat } from "../state/players.js" */
/** @import { Counted } from "../state/table_state.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {NonNullable<PeersData["trouble"]>} trouble
 * @param {Seat[]} seats
 * @returns {string} what went wrong
 */
export function wordTrouble({ code, seat }, seats) {
  return wordError({ code: `trouble-${code}`, parameters: { name: seat === null || !seats[seat] ? "" : playerName(seats, seat) } });
}

/** @param {RatingData} rating */
const figure = ({ rating }) => Math.round(rating);

/**
 * @param {number} change
 * @returns {string} "+12" or "−3"
 */
const wordChange = (change) => `${change > 0 ? "+" : change < 0 ? "−" : "±"}${Math.abs(change)}`;

/**
 * Ratings before and after of everybody.
 * @param {Seat[]} seats
 * @param {Counted["ratings"]} ratings
 */
export function ratingList(seats, ratings) {
  return html`
    <ul class="rated-list" aria-label=${t("rated-title")}>
      ${ratings.map(({ seat, before, after }) => {
        const change = figure(after) - figure(before);
        return html`
          <li data-seat=${seat} data-before=${figure(before)} data-after=${figure(after)}>
            ${t("rated-change", { name: playerName(seats, seat), before: figure(before), after: figure(after) })}
            <span class="rated-by">${t("rated-change-by", { change: wordChange(change) })}</span>
          </li>
        `;
      })}
    </ul>
  `;
}

/**
 * @param {Counted} counted
 * @returns {string} why the own rating is not what one might expect; empty mostly
 */
const wordSurprise = ({ narrow, unforeseen }) => [narrow ? t("rated-narrow") : "", unforeseen ? t("rated-meanwhile") : ""].filter(Boolean).join(" ");

/**
 * @param {PeerTable} table
 * @param {Sight} sight
 */
function whatItCounts(table, sight) {
  const { counted, peers } = table.state;
  if (peers?.verdict === "disputed" || peers?.verdict === "interrupted") return html`<p class="result-unrated">${t("ended-why")}</p>`;
  if (!peers?.verdict) return html`<p class="result-unrated" role="status">${t("ended-open")}</p>`;
  if (counted && counted.ratings.length > 0) {
    const surprise = wordSurprise(counted);
    return html`${ratingList(sight.seats, counted.ratings)} ${surprise ? html`<p class="result-unrated">${surprise}</p>` : nothing}`;
  }
  return html`<p class="result-unrated">${peers?.unrated ? t(`unrated-${peers.unrated}`) : peers?.rated ? "" : t("unrated-friendly")}</p>`;
}

/**
 * Asking for a rematch, answering, or why there can be none.
 * @param {PeerTable} table
 * @param {Sight} sight
 * @param {PeersData} peers
 */
function rematch(table, { seats }, { offers, own, seats: sitting }) {
  if (table.next) return html`<a class="button button-primary" data-action="next-match" href="#table=${encodeURI(table.next.id)}">${t("rematch-go")}</a>`;
  const names = (/** @type {number[]} */ of) => wordNames(of.map((seat) => playerName(seats, seat)));
  const others = offers.rematch.filter((seat) => seat !== own);
  if (own !== null && offers.rematch.includes(own)) {
    const silent = sitting.flatMap(({ kind }, seat) => (kind === "peer" && !offers.rematch.includes(seat) ? [seat] : []));
    if (silent.length === 0) return html`<p class="rematch-words">${t("rematch-nobody")}</p>`;
    return html`<p class="rematch-words" role="status">${t("rematch-asked", { names: names(silent) })}</p>`;
  }
  if (!table.may.rematch) return html`<p class="rematch-words">${t("rematch-nobody")}</p>`;
  if (others.length === 0) {
    return html`<button type="button" class="button button-primary" data-action="rematch" @click=${() => void table.askForRematch()}>${t("rematch")}</button>`;
  }
  return html`
    <p class="rematch-words" role="status">${t("rematch-wanted", { names: names(others), count: others.length })}</p>
    <button type="button" class="button button-primary" data-action="rematch" @click=${() => void table.answer("rematch", true)}>
      ${t("rematch-accept")}
    </button>
    <button type="button" class="button" data-action="rematch-no" @click=${() => void table.answer("rematch", false)}>${t("rematch-decline")}</button>
  `;
}

/**
 * @param {PeerTable} table
 * @param {Sight} sight
 */
export function peerResultPanel(table, sight) {
  const { peers, record, counted, kept, watching } = table.state;
  const { match, outcome } = sight.snapshot;
  if (!peers) return nothing;
  const { trouble, verdict } = peers;
  const title = verdict === "disputed" ? t("ended-disputed") : verdict === "interrupted" ? t("ended-interrupted") : wordMatch(sight);
  const reason = trouble ? wordTrouble(trouble, sight.seats) : wordMatchReason(sight) || (outcome ? wordReason(sight, outcome) : "");
  const replay = kept ? `#match=${encodeURI(table.id)}` : `#record=${encodeURI(record?.link ?? "")}`;
  return html`
    <section
      class="result is-peer"
      data-reason=${trouble?.code ?? outcome?.reason ?? "left"}
      data-winner=${match.result?.winner ?? "none"}
      data-verdict=${verdict ?? "open"}
      aria-labelledby="result-title"
    >
      <div class="result-words">
        <h2 id="result-title" tabindex="-1" ${ref(takeFocus)}>${title}</h2>
        <p class="result-reason">${reason}</p>
        ${whatItCounts(table, sight)}
      </div>
      ${!trouble && match.games > 1 ? scoreTable(sight) : nothing}
      ${outcome ? html`<div class="visually-hidden">${ranking(sight, outcome)}</div>` : nothing}
      <div class="result-actions">
        ${watching ? nothing : rematch(table, sight, peers)}
        ${record ? html`<a class="button" data-action="replay" href=${replay}>${t("end-replay")}</a>` : nothing}
        ${shareButton(table, t("share-open-dialog"))}
        ${counted && kept ? html`<a class="button button-quiet" data-action="proof" href="#proof=${encodeURI(table.id)}">${t("proof-link")}</a>` : nothing}
        ${counted && !kept
          ? html`<button type="button" class="button button-quiet" data-action="save-proof" @click=${() => table.saveProof()}>${t("proof-save")}</button>`
          : nothing}
        <a class="button button-quiet" href="#">${t("end-lobby")}</a>
      </div>
    </section>
  `;
}

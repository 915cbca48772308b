/** The page that checks a signed record, and says what it proves and what not. */

import { t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { notice } from "./engine.js";
import { backIcon } from "./icons.js";
import { variantName } from "./names.js";
import { ratingList } from "./peer_result.js";
import { wordPlayers, wordVerdict } from "./verdict.js";

/** @import { ProofData } from "../types.js" */
/** @import { Page } from "../state/page.js" */
/** @import { Proof } from "../state/proof.js" */

/** Characters of a key that are shown: enough to compare by eye. */
const SHORT = 20;

/** @param {Page} page */
function chooser({ proof }) {
  const choose = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    const [file] = field.files ?? [];
    if (file) void proof.readFile(file);
    // The same file can be chosen once more.
    field.value = "";
  };
  return html`
    <label class="button proof-choose">
      <span>${t(proof.state.proof ? "proof-again" : "proof-choose")}</span>
      <input class="visually-hidden" type="file" name="proof" accept=".txt,.json,text/plain" @change=${choose} />
    </label>
  `;
}

/**
 * @param {Proof} proof
 * @param {ProofData} data
 */
function outcome({ state: { phase, bad } }, { verify }) {
  const count = verify.length;
  if (phase !== "checked") return html`<p class="proof-outcome" role="status" data-outcome="checking">${t("proof-checking", { count })}</p>`;
  if (bad === 0) return html`<p class="proof-outcome is-good" role="status" data-outcome="good">${t("proof-good", { count })}</p>`;
  return html`
    <div class="proof-outcome is-bad" role="alert" data-outcome="bad">
      <p>${t("proof-bad", { bad, count })}</p>
      <p>${t("proof-bad-text")}</p>
    </div>
  `;
}

/**
 * @param {Proof} proof
 * @param {ProofData} data
 */
function players({ state: { own } }, { seats, receipts, record }) {
  return html`
    <table class="proof-players">
      <caption class="visually-hidden">${t("proof-players")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("proof-player")}</th>
          <th scope="col">${t("proof-key")}</th>
          <th scope="col">${t("proof-receipt")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(({ name, key, kind }, seat) => {
          const called = name || record.terms.seats[seat]?.name || t("player-person", { number: seat + 1 });
          return html`
            <tr data-seat=${seat}>
              <th scope="row">${called}${own && key === own ? html` <span class="soft">(${t("proof-own")})</span>` : nothing}</th>
              <td>${kind === "computer" ? t("proof-computer") : html`<code title=${key}>${key.slice(key.indexOf(":") + 1).slice(0, SHORT)}…</code>`}</td>
              <td>${kind === "computer" ? "" : t(receipts.includes(seat) ? "proof-yes" : "proof-no")}</td>
            </tr>
          `;
        })}
      </tbody>
    </table>
  `;
}

/** @param {Page} page */
function result({ proof }) {
  const { proof: data, phase, bad } = proof.state;
  if (!data) return nothing;
  const { record, verdict, rated, match, entries } = data;
  const sound = phase === "checked" && bad === 0;
  return html`
    <section class="panel proof-result" data-phase=${phase} data-verdict=${verdict}>
      ${outcome(proof, data)}
      <h2>${variantName(record.terms.variant)}: ${wordPlayers(record)}</h2>
      <p>
        ${record.match.result ? html`${wordVerdict(record, record.match.result)}. ` : nothing}
        <strong>${t(`proof-verdict-${verdict}`)}</strong>
      </p>
      <p class="soft">${t("proof-match", { match })} · ${t("proof-entries", { entries })} ${record.terms.date ? html`· ${record.terms.date}` : nothing}</p>
      ${players(proof, data)}
      ${rated && sound ? html`<h3>${t("proof-ratings")}</h3> ${ratingList(record.terms.seats, rated.seats)}` : nothing}
      <p class="panel-actions">
        <a class="button" data-action="watch" href="#record=${encodeURI(record.link)}">${t("proof-open")}</a>
        <button type="button" class="button" data-action="save-proof" @click=${() => proof.save()}>${t("proof-save")}</button>
      </p>
    </section>
    ${sound
      ? html`
          <section class="panel prose">
            <h2>${t("proof-shows")}</h2>
            <ul>
              <li>${t("proof-shows-agreed")}</li>
              <li>${t("proof-shows-drawn")}</li>
              <li>${t("proof-shows-moves")}</li>
            </ul>
            <h2>${t("proof-not")}</h2>
            <ul>
              <li>${t("proof-not-time")}</li>
              <li>${t("proof-not-help")}</li>
              <li>${t("proof-not-name")}</li>
              <li>${t("proof-not-rating")}</li>
            </ul>
          </section>
        `
      : nothing}
  `;
}

/** @param {Page} page */
export function proofView(page) {
  const { error, phase, match } = page.proof.state;
  return html`
    <main class="pages proof" data-testid="proof">
      <header class="topbar">
        <a class="button button-quiet button-icon" href=${match ? "#history" : "#"} aria-label=${t("page-back")} title=${t("page-back")}>${backIcon()}</a>
        <h1 class="topbar-title">${t("proof-title")}</h1>
      </header>
      ${error ? notice(error, t("page-try-again"), () => void page.proof.show(match)) : nothing}
      <p class="proof-intro">${t("proof-intro")}</p>
      ${phase === "reading" ? html`<p class="waiting">${t("proof-reading")}</p>` : nothing} ${result(page)}
      <p>${chooser(page)}</p>
    </main>
  `;
}

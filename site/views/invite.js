/** Inviting: what is wished, then the links. */

import { localeOfPage, t } from "../i18n/index.js";
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { codeField } from "./code_field.js";
import { engineFailure, engineProgress, notice } from "./engine.js";
import { inviteLinks } from "./invite_links.js";
import { meetBar } from "./meet.js";
import { thumbnailOf } from "./mounts.js";
import { pairName, variantName } from "./names.js";
import { wordClock } from "./veil.js";

/** @import { Catalogue, InvitationData, VariantInfo } from "../types.js" */
/** @import { InviteSeat, InviteSetup } from "../state/invite_setup.js" */
/** @import { Page } from "../state/page.js" */

/**
 * One of a few things that exclude each other.
 * @param {string} name
 * @param {string} value
 * @param {boolean} checked
 * @param {string} label
 * @param {() => void} choose
 */
const option = (name, value, checked, label, choose) => html`
  <label class="source-kind">
    <input type="radio" name=${name} value=${value} .checked=${checked} @change=${choose} />
    <span>${label}</span>
  </label>
`;

/**
 * @param {InviteSetup} setup
 * @param {Catalogue} catalogue
 * @param {VariantInfo} variant
 */
function board(setup, catalogue, variant) {
  const change = (/** @type {Event} */ event) => setup.choose(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`
    <div class="invite-board">
      <span class="invite-picture" ${thumbnailOf(catalogue.pictures[variant.id])}></span>
      <div class="invite-board-words">
        <label class="invite-choice">
          <span>${t("invite-board")}</span>
          <select name="variant" @change=${change}>
            ${catalogue.variants.map(({ id }) => html`<option value=${id} .selected=${id === variant.id}>${variantName(id)}</option>`)}
          </select>
        </label>
        <p class="soft">${t(`variant-${variant.id}-text`)}</p>
      </div>
    </div>
  `;
}

/**
 * @param {Page} page
 * @param {VariantInfo} variant
 * @param {number} player
 */
function seat(page, variant, player) {
  const { setup } = page.meeting.inviting;
  const { friends } = page.meeting.friends.state;
  const kind = setup.state.seats[player];
  const number = player + 1;
  const paired = variant.sides.length > new Set(variant.sides).size;
  const label = paired ? t("lobby-seat-pair", { number, pair: pairName(variant.sides[player]) }) : t("lobby-seat", { number });
  /** @param {InviteSeat} value */
  const choice = (value) => html`
    <label class="seat-kind">
      <input type="radio" name="invite-seat-${player}" value=${value} .checked=${kind === value} @change=${() => setup.sit(player, value)} />
      <span>${t(`invite-seat-${value}`)}</span>
    </label>
  `;
  const choose = (/** @type {Event} */ event) => setup.invite(player, /** @type {HTMLSelectElement} */ (event.currentTarget).value || null);
  const whom = html`
    <select class="seat-friend" name="friend-${player}" aria-label=${t("invite-whom", { number })} @change=${choose}>
      <option value="">${t("invite-anybody")}</option>
      ${friends.map(
        ({ key, name }) => html`<option value=${key} .selected=${key === setup.state.guests[player]}>${name || t("friend-unnamed")}</option>`,
      )}
    </select>
  `;
  return html`
    <fieldset class="seat" data-player=${player}>
      <legend class="visually-hidden">${label}</legend>
      <span class="player-mark" data-mark=${player} aria-hidden="true"></span>
      <span class="seat-label" aria-hidden="true">${label}</span>
      <div class="seat-kinds">${choice("own")} ${choice("guest")} ${variant.players > 2 ? choice("computer") : nothing}</div>
      ${kind === "guest" && friends.length > 0 ? whom : nothing}
    </fieldset>
  `;
}

/** @param {InviteSetup} setup */
function rated(setup) {
  const { obstacle, ratable } = setup;
  const change = (/** @type {Event} */ event) => setup.chooseRated(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  const text = obstacle ? t(`invite-unrated-${obstacle}`) : t("invite-rated-text");
  return html`
    <label class="option invite-rated">
      <input type="checkbox" name="rated" .checked=${setup.rated} ?disabled=${!ratable} @change=${change} />
      <span class="option-label">${t("invite-rated")}</span>
      <span class="option-text">${text}</span>
    </label>
  `;
}

/**
 * @param {InviteSetup} setup
 * @param {Catalogue} catalogue
 */
function match(setup, { clocks }) {
  const { games, clock } = setup.state;
  const choose = (/** @type {Event} */ event) => setup.chooseClock(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`
    <label class="clock-choice">
      <span>${t("lobby-clock")}</span>
      <select name="clock" @change=${choose}>
        ${clocks.map((value) => html`<option value=${value} .selected=${value === clock}>${wordClock(value)}</option>`)}
      </select>
    </label>
    <fieldset class="games">
      <legend>${t("lobby-games")}</legend>
      <div class="source-kinds">
        ${[1, 2].map((value) =>
          option("games", String(value), games === value, t(value === 1 ? "lobby-games-one" : "lobby-games-two"), () => setup.chooseGames(value)),
        )}
      </div>
    </fieldset>
    ${rated(setup)}
  `;
}

/**
 * @param {string[]} relays
 * @returns {string} "relay.example.org and relay.example.net"
 */
export function wordRelays(relays) {
  return new Intl.ListFormat(localeOfPage()).format(relays.map((address) => new URL(address).host));
}

/**
 * An offer that only sites whose owner has named relays make.
 * @param {InviteSetup} setup
 * @param {string[]} relays
 */
function relay(setup, relays) {
  const change = (/** @type {Event} */ event) => setup.chooseRelay(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  return html`
    <label class="option invite-relay">
      <input type="checkbox" name="relay" .checked=${setup.state.relay} @change=${change} />
      <span class="option-label">${t("relay-choose")}</span>
      <span class="option-text">${t("relay-choose-text")} ${t("relay-sees", { hosts: wordRelays(relays) })}</span>
    </label>
  `;
}

/**
 * @param {InviteSetup} setup
 * @param {string[]} relays
 */
function reach(setup, relays) {
  const { reach: chosen } = setup.state;
  return html`
    <fieldset class="reach">
      <legend>${t("invite-reach")}</legend>
      <div class="source-kinds">
        ${option("reach", "anywhere", chosen === "anywhere", t("invite-anywhere"), () => setup.chooseReach("anywhere"))}
        ${option("reach", "network", chosen === "network", t("invite-network"), () => setup.chooseReach("network"))}
      </div>
      <p class="seat-note">
        ${t(chosen === "anywhere" ? "invite-anywhere-text" : "invite-network-text")}
        ${chosen === "anywhere" ? html`<a href="#servers">${t("invite-servers")}</a>` : nothing}
      </p>
      ${chosen === "anywhere" && relays.length > 0 ? relay(setup, relays) : nothing}
    </fieldset>
  `;
}

/**
 * @param {Page} page
 * @param {Catalogue} catalogue
 * @param {VariantInfo} variant
 */
function form(page, catalogue, variant) {
  const { inviting } = page.meeting;
  const { setup } = inviting;
  const making = inviting.state.phase === "making";
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void inviting.invite();
  };
  const write = (/** @type {Event} */ event) => setup.writeName(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  const guests = setup.state.seats.filter((kind) => kind === "guest").length;
  return html`
    <form class="panel invite-form" aria-label=${t("invite-title")} novalidate @submit=${submit}>
      <div class="invite-part">
        ${board(setup, catalogue, variant)}
        <div class="seat-list" role="group" aria-label=${t("lobby-seats")}>
          ${setup.state.seats.map((_, player) => seat(page, variant, player))}
        </div>
        <label class="invite-choice">
          <span>${t("invite-name")}</span>
          <input
            type="text"
            name="name"
            maxlength=${catalogue.longestName}
            autocomplete="nickname"
            spellcheck="false"
            .value=${setup.state.name}
            @input=${write}
          />
        </label>
      </div>
      <div class="invite-part">${match(setup, catalogue)} ${reach(setup, page.meeting.servers.state.relays)}</div>
      <div class="invite-go">
        <button type="submit" class="button button-primary" data-action="invite" aria-disabled=${making ? "true" : "false"}>
          ${t(making ? "invite-making" : "invite-make", { guests })}
        </button>
        ${making && page.engine.state.phase === "starting" ? engineProgress(page.engine.state) : nothing}
      </div>
    </form>
  `;
}

/** @param {Page} page */
function bring(page) {
  const { joining, scanner } = page.meeting;
  const { pasted, pasteError } = joining.state;
  return html`
    <section class="panel" aria-labelledby="invited-title">
      <h2 id="invited-title">${t("invited-title")}</h2>
      <p class="soft">${t("invited-text")}</p>
      ${codeField(scanner, {
        name: "invite",
        label: t("invited-label"),
        button: t("invited-open"),
        value: pasted,
        error: pasteError,
        write: (text) => joining.write(text),
        take: (text) => page.meeting.join(text),
      })}
    </section>
  `;
}

/**
 * What cannot be kept here, and what follows from it.
 * @param {Page} page
 */
export function identityNote({ meeting: { identity } }) {
  const { kept, error } = identity.state;
  if (kept || !error) return nothing;
  return html`<p class="notice" role="status" data-code=${error.code}>${t("identity-not-kept")}</p>`;
}

/**
 * Links that were sent before the page was loaded anew: whoever opens them waits in vain.
 * @param {Page} page
 */
function lostLinks({ meeting: { inviting } }) {
  const { lost, phase } = inviting.state;
  if (!lost || phase !== "setup") return nothing;
  return html`
    <div class="notice" role="status" data-lost>
      <p>${t(lost.table ? "invite-lost-match" : "invite-lost")}</p>
      ${lost.table ? html`<a class="button button-primary" href="#table=${lost.table}">${t("invite-cancel-again")}</a>` : nothing}
      <button type="button" class="button" data-action="close-lost" @click=${() => inviting.closeLost()}>${t("page-dismiss")}</button>
    </div>
  `;
}

/** @param {Page} page */
export function inviteView(page) {
  const { inviting } = page.meeting;
  const { phase, error, again } = inviting.state;
  const { catalogue } = inviting.setup.state;
  const { variant } = inviting.setup;
  const { error: failure } = page.engine.state;
  const failed = page.engine.state.phase === "failed" && failure;
  return html`
    <main class="pages invite" data-testid="invite" data-phase=${phase}>
      ${meetBar(page, t(again ? "invite-again-title" : "invite-title"))} ${failed ? engineFailure(failure, () => page.tryAgain()) : nothing}
      ${error && !failed ? notice(error, t("page-dismiss"), () => inviting.closeError()) : nothing} ${identityNote(page)} ${lostLinks(page)}
      ${phase === "links" || (phase === "making" && again) ? inviteLinks(page) : nothing}
      ${phase !== "links" && !again && catalogue && variant ? html`${form(page, catalogue, variant)} ${bring(page)}` : nothing}
      ${!catalogue && !error ? html`<p class="waiting">${t("lobby-loading")}</p>` : nothing}
    </main>
  `;
}

/** @param {Page} page in which an invite is pasted, and nothing else */
export function pasteView(page) {
  return html`
    <main class="pages invite" data-testid="join" data-phase="paste">${meetBar(page, t("invited-page"))} ${bring(page)}</main>
  `;
}

/**
 * @param {InvitationData} invitation
 * @param {string} text what it waits for
 * @param {string} address of the page on which it waits
 */
const waitingRow = ({ variant }, text, address) => html`
  <li class="running-table" data-invite>
    <span class="running-words"><strong>${variantName(variant)}</strong><span>${text}</span></span>
    <a class="button button-primary" href=${address}>${t("invite-show")}</a>
  </li>
`;

/** @param {Page} page on which an invite or a reply may wait while one looks elsewhere */
export function waitingInvites(page) {
  const { inviting, joining } = page.meeting;
  const invited = inviting.state.phase === "links" ? inviting.state.invitation : null;
  const replied = joining.state.phase === "waiting" ? joining.state.invitation : null;
  if (!invited && !replied) return lostLinks(page);
  return html`
    <section class="running" aria-label=${t("invite-waiting-title")}>
      <ul class="running-list">
        ${invited ? waitingRow(invited, t("invite-waiting"), "#invite") : nothing}
        ${replied ? waitingRow(replied, t("invite-waiting-own-reply"), `#join=${joining.text}`) : nothing}
      </ul>
    </section>
  `;
}

/** Challenges in words: against whom one plays, and whether one was met. */

import { localeOfPage, t } from "../i18n/index.js";
import { levelName } from "./level_names.js";

/** @import { ChallengeSeat } from "../state/challenge_code.js" */

/**
 * @param {ChallengeSeat[]} seats
 * @param {"challenge-person" | "challenge-partner"} person what stands for a person: some languages have other words after
 *   "with" than after "against"
 * @returns {string} "Computer (hard)" and the like, of all that are named
 */
function wordSeats(seats, person) {
  const names = seats.map((seat) => {
    if (seat === "you" || seat === "person") return t(person);
    return t("player-with-level", { name: t("player-computer"), level: levelName(seat) });
  });
  return new Intl.ListFormat(localeOfPage()).format(names);
}

/**
 * @param {ChallengeSeat[]} seats in the order of play
 * @param {number[]} sides the side of each of them
 * @returns {string} "against Computer (hard)"
 */
export function wordAgainst(seats, sides) {
  const own = seats.indexOf("you");
  const partners = seats.filter((_, place) => place !== own && sides[place] === sides[own]);
  const rivals = seats.filter((_, place) => sides[place] !== sides[own]);
  const against = t("challenge-against", { names: wordSeats(rivals, "challenge-person") });
  return partners.length === 0 ? against : t("challenge-with", { names: wordSeats(partners, "challenge-partner"), against });
}

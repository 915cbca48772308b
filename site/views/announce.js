/** What screen readers are told as it happens: the last move, whose turn it is, the end, and what a key met. */

import { t } from "../i18n/index.js";
import { wordChoice } from "./colours.js";
import { turnLine } from "./figures.js";
import { colourName, isYou, playerName } from "./names.js";
import { wordMatch, wordMatchReason } from "./score.js";
import { wordReason, wordWinner } from "./result.js";

/** @import { ChoosingTable } from "../state/choosing_table.js" */
/** @import { Sight } from "./figures.js" */

/**
 * @param {ChoosingTable} table
 * @param {Sight} sight
 * @returns {string}
 */
export function announcement(table, sight) {
  const { snapshot, seats } = sight;
  const { alarm } = table.state;
  if (alarm && table.clocks.of(alarm.player)?.low && snapshot.mover === alarm.player) {
    return isYou(seats, alarm.player) ? t("alarm-you") : t("alarm", { name: playerName(seats, alarm.player) });
  }
  if (snapshot.match.result) {
    const reason = wordMatchReason(sight) || (snapshot.outcome ? wordReason(sight, snapshot.outcome) : "");
    return told(lastMove(sight), `${wordMatch(sight)}.`, reason);
  }
  if (snapshot.paused) return t("turn-paused");
  if (snapshot.outcome) {
    return told(lastMove(sight), `${wordWinner(sight, snapshot.outcome)}.`, wordReason(sight, snapshot.outcome));
  }
  const { shown, selected } = table.state;
  const choice = table.choiceOf(shown);
  if (choice && table.canChoose && (choice.bar || selected === shown)) {
    const colour = colourName(choice.colour);
    const words = wordChoice(table, choice);
    return choice.bar ? t("announce-barred", { colour, reason: words }) : t("announce-looked", { colour, gain: words });
  }
  return told(lastMove(sight), turnLine(table, sight));
}

/** @param {string[]} sentences */
const told = (...sentences) => sentences.filter(Boolean).join(" ");

/**
 * @param {Sight} sight
 * @returns {string} who chose what and what came of it; empty before the first move
 */
function lastMove({ snapshot, seats }) {
  if (!snapshot.last) return "";
  const { player, colour, worth, closed } = snapshot.last;
  const parameters = { name: playerName(seats, player), colour: colourName(colour), worth };
  const move = isYou(seats, player) ? t("announce-takes-you", parameters) : t("announce-takes", parameters);
  return told(move, closed.length > 0 ? t("announce-closed", { cells: closed.length }) : "");
}

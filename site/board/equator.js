/** The equator bar: the game's own picture of who is how far, drawn the same at the table, in replay and in results. */

/**
 * @typedef {object} EquatorSide
 * @property {number} worth
 * @property {number} potential worth plus all that the side can still reach
 * @property {number} mark the player whose mark is shown (of a pair: the first)
 * @property {number} colour
 * @property {number} [needed] worth this side needs to have won, where it differs from side to side
 */

/**
 * @typedef {object} EquatorData
 * @property {EquatorSide[]} sides
 * @property {number} total worth of all playable cells
 * @property {number} needed worth needed to have won
 * @property {string} [label] wording for screen readers; without it they pass over the bar
 */

/**
 * Draws the bar into a host, or brings the one that is there up to date, so that it glides.
 *
 * Two sides fill one bar from its ends, with the equator in the middle. More sides get a lane each, with a mark at
 * what each needs.
 *
 * @param {HTMLElement} host a plain element whose content is left to this function
 * @param {EquatorData} data
 */
export function drawEquator(host, data) {
  const facing = data.sides.length === 2;
  let bar = /** @type {HTMLElement | null} */ (host.querySelector(":scope > .equator-bar"));
  if (!bar || bar.children.length !== data.sides.length + (facing ? 1 : 0)) {
    bar = makeBar(data.sides.length, facing);
    host.replaceChildren(bar);
  }
  if (data.label) {
    bar.setAttribute("role", "img");
    bar.setAttribute("aria-label", data.label);
  } else {
    bar.setAttribute("aria-hidden", "true");
  }
  const share = (/** @type {number} */ worth) => `${((100 * Math.min(worth, data.total)) / Math.max(1, data.total)).toFixed(2)}%`;
  for (const [index, side] of data.sides.entries()) {
    const lane = /** @type {HTMLElement} */ (bar.children[index]);
    lane.dataset.colour = String(side.colour);
    lane.dataset.mark = String(side.mark);
    lane.style.setProperty("--worth", share(side.worth));
    lane.style.setProperty("--potential", share(side.potential));
    const needed = side.needed ?? data.needed;
    lane.style.setProperty("--needed", share(needed));
    lane.classList.toggle("has-won", side.worth >= needed);
    lane.classList.toggle("is-out-of-reach", needed > side.potential);
  }
}

/**
 * @param {number} sides
 * @param {boolean} facing
 * @returns {HTMLElement}
 */
function makeBar(sides, facing) {
  const bar = element("equator-bar");
  bar.classList.add(facing ? "is-facing" : "is-stacked");
  for (let side = 0; side < sides; side++) {
    const lane = element("equator-lane");
    lane.append(element("equator-potential"), element("equator-worth"));
    if (!facing) lane.append(element("equator-needed"));
    bar.append(lane);
  }
  if (facing) bar.append(element("equator-middle"));
  return bar;
}

/** @param {string} name */
function element(name) {
  const made = document.createElement("div");
  made.className = name;
  return made;
}

/** How different two colours look: CIEDE2000 (Sharma, Wu, Dalal 2005), and contrast as WCAG 2 defines it. */

const DEGREES = 180 / Math.PI;

/**
 * @param {string} hex "#rrggbb"
 * @returns {number[]} linear red, green, blue from 0 to 1
 */
function linear(hex) {
  return [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/**
 * @param {string} hex "#rrggbb"
 * @returns {[number, number, number]} CIE L*, a*, b* under D65
 */
export function labOf(hex) {
  const [red, green, blue] = linear(hex);
  const [x, y, z] = [
    (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883,
  ].map((value) => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * @param {[number, number, number]} one L*, a*, b*
 * @param {[number, number, number]} other L*, a*, b*
 * @returns {number} ΔE2000
 */
export function difference([lightOne, aOne, bOne], [lightOther, aOther, bOther]) {
  const meanChroma = (Math.hypot(aOne, bOne) + Math.hypot(aOther, bOther)) / 2;
  const grey = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const [redOne, redOther] = [aOne * (1 + grey), aOther * (1 + grey)];
  const [chromaOne, chromaOther] = [Math.hypot(redOne, bOne), Math.hypot(redOther, bOther)];
  const [hueOne, hueOther] = [hue(redOne, bOne), hue(redOther, bOther)];
  const coloured = chromaOne * chromaOther !== 0;

  let turn = coloured ? hueOther - hueOne : 0;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const dLight = lightOther - lightOne;
  const dChroma = chromaOther - chromaOne;
  const dHue = 2 * Math.sqrt(chromaOne * chromaOther) * Math.sin(turn / 2 / DEGREES);

  const light = (lightOne + lightOther) / 2;
  const chroma = (chromaOne + chromaOther) / 2;
  let meanHue = hueOne + hueOther;
  if (coloured) {
    if (Math.abs(hueOne - hueOther) > 180) meanHue += meanHue < 360 ? 360 : -360;
    meanHue /= 2;
  }
  const wave =
    1 -
    0.17 * Math.cos((meanHue - 30) / DEGREES) +
    0.24 * Math.cos((2 * meanHue) / DEGREES) +
    0.32 * Math.cos((3 * meanHue + 6) / DEGREES) -
    0.2 * Math.cos((4 * meanHue - 63) / DEGREES);
  const scaleLight = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2);
  const scaleChroma = 1 + 0.045 * chroma;
  const scaleHue = 1 + 0.015 * chroma * wave;
  const blueTurn = 30 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const cross = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * Math.sin((2 * blueTurn) / DEGREES);
  const [l, c, h] = [dLight / scaleLight, dChroma / scaleChroma, dHue / scaleHue];
  return Math.sqrt(l * l + c * c + h * h + cross * c * h);
}

/**
 * @param {string} one "#rrggbb"
 * @param {string} other "#rrggbb"
 * @returns {number} contrast from 1 to 21
 */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {string} hex */
function luminance(hex) {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * @param {number} a
 * @param {number} b
 */
function hue(a, b) {
  if (a === 0 && b === 0) return 0;
  const degrees = Math.atan2(b, a) * DEGREES;
  return degrees < 0 ? degrees + 360 : degrees;
}

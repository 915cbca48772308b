/** Words within a PNG file: what the picture shows, for programs that read them. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Bytes of the signature and of the header chunk (length, type, 13 bytes, checksum) that follows it. */
const AFTER_HEADER = SIGNATURE.length + 4 + 4 + 13 + 4;

/**
 * @param {Uint8Array} bytes
 * @returns {number} the CRC-32 of ISO 3309 that chunks of PNG files end in
 */
export function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * @param {string} keyword of the PNG specification, such as "Description"
 * @param {string} text
 * @returns {Uint8Array<ArrayBuffer>} an iTXt chunk: the keyword, no compression, no language, no translation, UTF-8
 */
function textChunk(keyword, text) {
  const content = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(content.length + 4, checksum(content));
  return chunk;
}

/**
 * @param {Uint8Array} png a file
 * @param {string} text what it shows
 * @returns {Uint8Array<ArrayBuffer>} the same picture with its description; what is no PNG file comes back as it is
 */
export function describePng(png, text) {
  const isPng = SIGNATURE.every((byte, index) => png[index] === byte) && png.length > AFTER_HEADER;
  if (!isPng) return new Uint8Array(png);
  const chunk = textChunk("Description", text);
  const described = new Uint8Array(png.length + chunk.length);
  described.set(png.subarray(0, AFTER_HEADER));
  described.set(chunk, AFTER_HEADER);
  described.set(png.subarray(AFTER_HEADER), AFTER_HEADER + chunk.length);
  return described;
}

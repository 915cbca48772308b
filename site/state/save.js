/** Gives a file to whoever sits at the device. */

/**
 * @param {string} name of the file
 * @param {string} content
 * @param {string} type MIME type
 */
export function saveFile(name, content, type) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch the address only after this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

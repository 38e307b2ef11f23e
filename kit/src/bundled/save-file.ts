/** Time after which every browser has begun to save a file, in milliseconds. */
const SAVED_AFTER_MS = 10_000;

/**
 * Lets the browser save a text as a file, without a server.
 *
 * @param name of the file, `cards.txt`
 * @param text its content
 * @param type its media type, `text/plain;charset=utf-8`
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  // Some browsers ignore a link that is not in the page.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_AFTER_MS);
}

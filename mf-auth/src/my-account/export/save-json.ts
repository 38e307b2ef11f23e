/** Time after which every browser has begun to save a file, in milliseconds. */
const SAVED_AFTER_MS = 10_000;

/**
 * Lets the browser save data as a file, without a server.
 *
 * @param name of the file
 * @param data what JSON can hold
 */
export function saveJson(name: string, data: unknown): void {
  const blob = new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  // Not in every browser does a link that is outside the page save anything.
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_AFTER_MS);
}

/** Replaces the token in the URLs of a playing stream. */
export interface StreamAddresses {
  /** Later requests use the token of this URL. */
  renew(url: string): void;
  /** Returns a file's URL with the newest token; URLs outside the stream's folder do not change. */
  addressOf(url: string): string;
}

/**
 * The token is in the path (`/s/<token>/…`), so a loaded playlist has URLs with older tokens.
 *
 * @param first URL of the playlist, from the server
 */
export function createStreamAddresses(first: string): StreamAddresses {
  let current = folderOf(first);
  const folders = new Set([current]);
  return {
    renew(url) {
      current = folderOf(url);
      folders.add(current);
    },
    addressOf(url) {
      const older = [...folders].find((folder) => url.startsWith(folder));
      return older === undefined ? url : current + url.slice(older.length);
    },
  };
}

/** The folder of a URL: the text up to its last slash, without the query. */
const folderOf = (url: string) => new URL('.', url).href;

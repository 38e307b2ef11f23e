/** The folder of an address: the text before its last slash, without the query. */
const folderOf = (url: string) => new URL('.', url).href;

/** The addresses of a stream whose token changes while it plays. */
export interface StreamAddresses {
  /** From now on, files are asked for with the token of this address. */
  renew(url: string): void;
  /**
   * The address to ask for a file now; one that is not in the folder of the stream stays as it is.
   */
  addressOf(url: string): string;
}

/**
 * The token is in the path (`/s/<token>/…`), so playlists hold addresses with older ones.
 *
 * @param first of the playlist, as the server answered it
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

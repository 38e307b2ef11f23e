/**
 * A file that was fetched before the player asked. Times in milliseconds on the clock of the page.
 */
export interface FetchedFile {
  readonly data: ArrayBuffer;
  readonly askedAt: number;
  /** When its first byte arrived. */
  readonly answeredAt: number;
  readonly endedAt: number;
}

/** The files that a stream begins with, fetched ahead. */
export interface Opening {
  /**
   * Hands out a file once: a repeated request needs the current file.
   *
   * @returns undefined when it was not fetched ahead; rejects when it did not arrive
   */
  take(url: string): Promise<FetchedFile> | undefined;
  /** Stops fetching what was not taken. */
  giveUp(): void;
}

/** A stream whose files were not fetched ahead. */
export const NO_OPENING: Opening = { take: () => undefined, giveUp: () => undefined };

/** A film as the server hands it out. */
export interface Stream {
  /** HLS playlist. */
  readonly url: string;
  readonly opening: Opening;
  /**
   * The address under which to ask for a file now. A live stream is asked for hours, and the token
   * in its address lives a minute. Default: the address as it is in the playlist.
   */
  readonly addressOf?: (url: string) => string;
}

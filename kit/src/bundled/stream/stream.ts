/** A file fetched before the player needs it; times in milliseconds on the page's clock. */
export interface FetchedFile {
  readonly data: ArrayBuffer;
  readonly askedAt: number;
  /** When its first byte arrived. */
  readonly answeredAt: number;
  readonly endedAt: number;
}

/** The first files of a stream, fetched ahead. */
export interface Opening {
  /**
   * Returns a file once: a repeated request needs the current file.
   *
   * @returns undefined for a file that was not prefetched; rejects if it did not arrive
   */
  take(url: string): Promise<FetchedFile> | undefined;
  /** Cancels the unused files. */
  giveUp(): void;
}

/** A stream whose files were not fetched ahead. */
export const NO_OPENING: Opening = { take: () => undefined, giveUp: () => undefined };

/** A film or live stream, as the server gives it to the page. */
export interface Stream {
  /** HLS playlist. */
  readonly url: string;
  readonly opening: Opening;
  /**
   * Current address of a file. A live stream runs for hours, but the token in its address is valid
   * for a minute. Default: the playlist's address.
   */
  readonly addressOf?: (url: string) => string;
}

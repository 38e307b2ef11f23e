import { chooseEngine, detectSupport } from './media-support';

/** A file that was asked for before the player. Times in milliseconds on the clock of the page. */
export interface FetchedFile {
  readonly data: ArrayBuffer;
  readonly askedAt: number;
  /** When its first byte had come. */
  readonly answeredAt: number;
  readonly endedAt: number;
}

/** As long as the player waits for a first byte; then it asks by itself, and says what is wrong. */
const LONGEST_WAIT_MS = 10_000;

let opening = new Map<string, Promise<FetchedFile>>();

async function fetchFile(url: string): Promise<FetchedFile> {
  const askedAt = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const answeredAt = performance.now();
  const data = await response.arrayBuffer();
  return { data, askedAt, answeredAt, endedAt: performance.now() };
}

/**
 * Asks at once for what the player is going to ask for one after the other until the first picture:
 * playlists, key, first segment. They are fetched while the player is being put in the page, which
 * saves two to three round trips, and handed to it from memory: each request that it made would wait
 * for its turn behind the work of a page that is being drawn. What it never takes is forgotten with
 * the next opening.
 *
 * @param urls `Opening` of `getSecureData_v2_0`
 */
export function fetchOpening(urls: readonly string[] = []): void {
  // Native HLS asks by itself.
  const isTaken = chooseEngine(detectSupport()) === 'hls';
  opening = new Map((isTaken ? urls : []).map((url) => [url, fetchFile(url)]));
  // The player asks anew for what did not come, and tells what is wrong with it.
  opening.forEach((file) => file.catch(() => undefined));
}

/**
 * Hands out a file of the opening, once: whoever asks for it again wants to know what is there now.
 *
 * @returns undefined where nobody asked for it; rejects when it did not come
 */
export function takeOpening(url: string): Promise<FetchedFile> | undefined {
  const file = opening.get(url);
  opening.delete(url);
  return file;
}

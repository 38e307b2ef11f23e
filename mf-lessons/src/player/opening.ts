import { chooseEngine, detectSupport } from './media-support';

/** A file that was asked for before the player. Times in milliseconds on the clock of the page. */
export interface FetchedFile {
  readonly data: ArrayBuffer;
  readonly askedAt: number;
  /** When its first byte had come. */
  readonly answeredAt: number;
  readonly endedAt: number;
}

/** As long as the player waits for a first byte, and for a whole file; then it asks by itself. */
const FIRST_BYTE_MS = 10_000;
const WHOLE_FILE_MS = 120_000;

interface Asked {
  readonly file: Promise<FetchedFile>;
  readonly giveUp: () => void;
}

let opening = new Map<string, Asked>();

async function fetchFile(url: string, leaving: AbortController): Promise<FetchedFile> {
  const giveUp = () => leaving.abort();
  let timer = setTimeout(giveUp, FIRST_BYTE_MS);
  try {
    const askedAt = performance.now();
    const response = await fetch(url, { signal: leaving.signal });
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    const answeredAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(giveUp, WHOLE_FILE_MS);
    const data = await response.arrayBuffer();
    return { data, askedAt, answeredAt, endedAt: performance.now() };
  } finally {
    clearTimeout(timer);
  }
}

function ask(url: string): Asked {
  const leaving = new AbortController();
  const file = fetchFile(url, leaving);
  // The player asks anew for what did not come, and tells what is wrong with it.
  file.catch(() => undefined);
  return { file, giveUp: () => leaving.abort() };
}

/**
 * Asks at once for what the player is going to ask for one after the other until the first picture:
 * playlists, key, first segment. They are fetched while the player is being put in the page, which
 * saves two to three round trips, and handed to it from memory: each request that it made would wait
 * for its turn behind the work of a page that is being drawn. What it has not taken is given up with
 * the next opening.
 *
 * @param urls `Opening` of `getSecureData_v2_0`
 */
export function fetchOpening(urls: readonly string[] = []): void {
  opening.forEach(({ giveUp }) => giveUp());
  // Native HLS asks by itself.
  const isTaken = chooseEngine(detectSupport()) === 'hls';
  opening = new Map((isTaken ? urls : []).map((url) => [url, ask(url)]));
}

/**
 * Hands out a file of the opening, once: whoever asks for it again wants to know what is there now.
 *
 * @returns undefined where nobody asked for it; rejects when it did not come
 */
export function takeOpening(url: string): Promise<FetchedFile> | undefined {
  const asked = opening.get(url);
  opening.delete(url);
  return asked?.file;
}

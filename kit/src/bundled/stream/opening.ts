import { chooseEngine, detectSupport } from './choose-engine';
import { NO_OPENING, type FetchedFile, type Opening } from './stream';

/** The player waits this long for a first byte, and for a whole file. Then it asks by itself. */
const FIRST_BYTE_MS = 10_000;
const WHOLE_FILE_MS = 120_000;

interface Asked {
  readonly file: Promise<FetchedFile>;
  readonly giveUp: () => void;
}

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
  // The player asks again for a file that did not arrive, and reports what is wrong with it.
  file.catch(() => undefined);
  return { file, giveUp: () => leaving.abort() };
}

/**
 * Fetches at once what the player asks for one after the other until the first picture: playlists,
 * key, first segment. That saves two to three round trips while React puts the player in the page.
 * Hand the result to the `Player`, which gives up what it has not taken when it leaves.
 *
 * @param urls `Opening` of `getSecureData_v2_0`
 */
export function fetchOpening(urls: readonly string[] = []): Opening {
  // Native HLS fetches by itself.
  if (urls.length === 0 || chooseEngine(detectSupport()) !== 'hls') return NO_OPENING;
  const files = new Map(urls.map((url) => [url, ask(url)]));
  return {
    take(url) {
      const request = files.get(url);
      files.delete(url);
      return request?.file;
    },
    giveUp() {
      files.forEach(({ giveUp }) => giveUp());
      files.clear();
    },
  };
}

import { chooseEngine, detectSupport } from './choose-engine';
import { NO_OPENING, type FetchedFile, type Opening } from './stream';

/** Longest waits for the first byte and for a whole file; then the player fetches itself. */
const FIRST_BYTE_MS = 10_000;
const WHOLE_FILE_MS = 120_000;

interface Asked {
  readonly file: Promise<FetchedFile>;
  readonly giveUp: () => void;
}

async function fetchFile(url: string, controller: AbortController): Promise<FetchedFile> {
  const giveUp = () => controller.abort();
  let timer = setTimeout(giveUp, FIRST_BYTE_MS);
  try {
    const askedAt = performance.now();
    const response = await fetch(url, { signal: controller.signal });
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
  const controller = new AbortController();
  const file = fetchFile(url, controller);
  // The player fetches a failed file again and reports the error.
  file.catch(() => undefined);
  return { file, giveUp: () => controller.abort() };
}

/**
 * Fetches in parallel the files that the player needs in turn before the first picture: playlists,
 * key, first segment. This saves two to three round trips while React renders the player. Pass the
 * result to the `Player`, which cancels unused files when it unmounts.
 *
 * @param urls `Opening` of `getSecureData_v2_0`
 */
export function fetchOpening(urls: readonly string[] = []): Opening {
  // The browser's own HLS cannot use prefetched files.
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

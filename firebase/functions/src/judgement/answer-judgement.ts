import type { Judgement } from './judgements';

/** Life of the cache. */
const FRESH_MS = 10_000;

export interface JudgementAnswer {
  readonly status: 200 | 204 | 405;
  /** The last registry that the judge has signed, or empty. */
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Serves the last registry that the judge has signed, from a cache of ten seconds.
 * Source: decision 62.
 *
 * @param read reads the judgement from the database
 * @param now milliseconds since 1970
 */
export function createJudgementAnswerer(
  read: () => Promise<Judgement | undefined>,
  now: () => number,
): (method: string) => Promise<JudgementAnswer> {
  let reading: { readonly at: number; readonly judgement: ReturnType<typeof read> } | undefined;

  async function judgementNow(): Promise<Judgement | undefined> {
    if (!reading || now() - reading.at >= FRESH_MS) reading = { at: now(), judgement: read() };
    const mine = reading;
    try {
      return await mine.judgement;
    } catch (error) {
      if (reading === mine) reading = undefined;
      throw error;
    }
  }

  return async (method): Promise<JudgementAnswer> => {
    if (method !== 'GET' && method !== 'HEAD') {
      return {
        status: 405,
        text: '',
        headers: { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' },
      };
    }
    const judgement = await judgementNow();
    return {
      status: judgement ? 200 : 204,
      text: judgement?.registry ?? '',
      headers: {
        // Hosting caches the answer for the same time.
        'Cache-Control': `public, max-age=0, s-maxage=${FRESH_MS / 1000}`,
        'Content-Type': 'application/json; charset=utf-8',
      },
    };
  };
}

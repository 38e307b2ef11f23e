import { safeParse } from 'valibot';
import { AppError, CatalogueSchema, REMOTE_TIMEOUT_MS, type Catalogue } from 'shared-contracts';

/**
 * The catalogue, fetched once and shared; a failure is not remembered. Source: DESIGN §7.
 *
 * @param url hashed by content, therefore cached for good by the browser
 */
export function createCatalogue(url: string, fetcher: typeof fetch = (...a) => fetch(...a)) {
  let known: Promise<Catalogue> | undefined;

  async function load(): Promise<Catalogue> {
    const signal = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
    const response = await fetcher(url, { signal }).catch(() => undefined);
    if (!response?.ok) throw new AppError('unavailable', 'The list of lessons cannot be reached');
    const result = safeParse(CatalogueSchema, await response.json().catch(() => undefined));
    if (!result.success) throw new AppError('internal', 'The list of lessons is malformed');
    return result.output;
  }

  return () => {
    known ??= load().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

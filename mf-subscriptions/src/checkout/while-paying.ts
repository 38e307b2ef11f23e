import type { Platform } from 'shared-contracts';

/** Keeps the page from being replaced until work about a plan has settled. Source: decision 54. */
export async function whilePaying<T>(
  { reload }: Pick<Platform, 'reload'>,
  work: () => Promise<T>,
): Promise<T> {
  const release = reload.hold('purchase');
  try {
    return await work();
  } finally {
    release();
  }
}

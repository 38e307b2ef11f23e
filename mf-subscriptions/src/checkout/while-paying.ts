import type { Platform } from 'shared-contracts';

/** Keeps the shell from reloading the page until the work has settled. Source: decision 54. */
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

import type { createFederation } from './federation';

export type Federation = ReturnType<typeof createFederation>;

/**
 * Loads the federation runtime and the libraries shared with remotes, in an async chunk. A monolith
 * replaces this module.
 */
export const loadFederation = async (): Promise<Federation> => {
  const chunk = await import(/* webpackChunkName: "federation" */ './federation');
  return chunk.createFederation();
};

import type { createFederation } from './federation';

export type Federation = ReturnType<typeof createFederation>;

/**
 * The federation runtime with everything that is shared with remotes: an async chunk. A monolith
 * replaces this module.
 */
export const loadFederation = async (): Promise<Federation> => {
  const chunk = await import(/* webpackChunkName: "federation" */ './federation');
  return chunk.createFederation();
};

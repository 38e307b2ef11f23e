import { withRetry } from './with-retry';

export type Federation = typeof import('./federation');
export type LoadFederation = () => Promise<Federation>;

let loaded: Promise<Federation> | undefined;

/**
 * The federation runtime with everything that is shared with remotes: an async chunk, fetched once
 * when the first remote is needed (or before, when idle).
 */
export const loadFederation: LoadFederation = () => {
  loaded ??= withRetry(
    () => import(/* webpackChunkName: "federation" */ './federation'),
    () => true,
  ).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

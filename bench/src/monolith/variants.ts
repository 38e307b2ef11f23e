import { inRoot } from 'delivery/paths';

/**
 * The two yardsticks of the bench, both built from the product's own sources and never deployed:
 *
 * - `m` one bundle with lazily loaded routes as such an app usually comes: identity is part of the
 *   bundle and opened at start-up, nothing is preloaded or prefetched
 * - `m2` the same with what the product does for speed and a bundle can do too: catalogue and chunk
 *   of the route preloaded, identity deferred, hovered links prefetched
 */
export const MONOLITH_VARIANTS = ['m', 'm2'] as const;
export type MonolithVariant = (typeof MONOLITH_VARIANTS)[number];

/** Where a variant is built to. */
export const monolithFolder = (variant: MonolithVariant, ...path: string[]) =>
  inRoot('bench', 'dist', variant, ...path);

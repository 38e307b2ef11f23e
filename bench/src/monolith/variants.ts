import { inRoot } from 'delivery/paths';

/**
 * The two yardsticks of the bench, built from the product's sources and never deployed:
 *
 * - `m`: one bundle with lazy routes, as such an app usually is: identity is in the bundle and
 *   opens at start-up, nothing is preloaded or prefetched
 * - `m2`: the same with the product's techniques that a bundle can have: it preloads the catalogue
 *   and the chunk of the route, defers identity, and prefetches hovered links
 */
export const MONOLITH_VARIANTS = ['m', 'm2'] as const;
export type MonolithVariant = (typeof MONOLITH_VARIANTS)[number];

/** Where a variant is built to. */
export const monolithFolder = (variant: MonolithVariant, ...path: string[]) =>
  inRoot('bench', 'dist', variant, ...path);

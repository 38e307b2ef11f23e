import { SPECIFIED_ROUTES } from 'shared-contracts';

/** Where a link of a page leads, told apart by how it has to behave. */
export type LinkTarget =
  | { readonly kind: 'anchor'; readonly id: string }
  | { readonly kind: 'in-app'; readonly path: string }
  | { readonly kind: 'e-mail'; readonly address: string }
  | { readonly kind: 'outside'; readonly url: string };

/** @param href the attribute as it is written */
export function linkTarget(href: string): LinkTarget {
  if (href.startsWith('#')) return { kind: 'anchor', id: href.slice(1) };
  if (href.startsWith('/')) return { kind: 'in-app', path: href };
  const { protocol, pathname } = new URL(href);
  return protocol === 'mailto:'
    ? { kind: 'e-mail', address: pathname }
    : { kind: 'outside', url: href };
}

/** Whether the route table of SPEC §2 has a route without parameters for the path. */
export const isSpecifiedPath = (path: string): boolean =>
  SPECIFIED_ROUTES.some((route) => route.path === path.split(/[?#]/)[0]);

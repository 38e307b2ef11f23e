import type { ComponentType } from 'react';

export { NotFound } from './not-found/NotFound';

/** A page of the shell itself, declared before its code is loaded. */
export interface ShellPage {
  readonly path: string;
  /** false: the page also answers every path below it. */
  readonly exact: boolean;
  /** Title of the document. */
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const privacyPolicy = () => import('./privacy-policy');

/** Source: SPEC §2, route table. */
export const shellPages: readonly ShellPage[] = [
  { path: '/contact', exact: true, title: 'Contact', load: () => import('./contact') },
  { path: '/privacy-policy', exact: false, title: 'Privacy Policy', load: privacyPolicy },
  { path: '/privacy-policy-google', exact: false, title: 'Privacy Policy', load: privacyPolicy },
  {
    path: '/terms-and-conditions',
    exact: false,
    title: 'Terms and Conditions',
    load: () => import('./terms-and-conditions'),
  },
  { path: '/disclaimer', exact: false, title: 'Disclaimer', load: () => import('./disclaimer') },
];

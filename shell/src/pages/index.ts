import type { ComponentType } from 'react';

/** A page of the shell itself, declared before its code is loaded. */
export interface ShellPage {
  readonly path: string;
  /** False: the page also answers every path below its own. */
  readonly exact: boolean;
  /** Title of the document. */
  readonly title: string;
  /** Name of the chunk that `load` fetches; the composed page preloads it. */
  readonly chunk: string;
  readonly load: () => Promise<{ default: ComponentType }>;
}

const privacyPolicy = {
  exact: false,
  title: 'Privacy Policy',
  chunk: 'page-privacy-policy',
  load: () => import(/* webpackChunkName: "page-privacy-policy" */ './legal/PrivacyPolicy'),
};

/** Source: ROUTE-contact to ROUTE-not-found. */
export const shellPages: readonly ShellPage[] = [
  {
    path: '/contact',
    exact: true,
    title: 'Contact',
    chunk: 'page-contact',
    load: () => import(/* webpackChunkName: "page-contact" */ './contact/Contact'),
  },
  { path: '/privacy-policy', ...privacyPolicy },
  { path: '/privacy-policy-google', ...privacyPolicy },
  {
    path: '/terms-and-conditions',
    exact: false,
    title: 'Terms and Conditions',
    chunk: 'page-terms-and-conditions',
    load: () =>
      import(/* webpackChunkName: "page-terms-and-conditions" */ './legal/TermsAndConditions'),
  },
  {
    path: '/disclaimer',
    exact: false,
    title: 'Disclaimer',
    chunk: 'page-disclaimer',
    load: () => import(/* webpackChunkName: "page-disclaimer" */ './legal/Disclaimer'),
  },
];

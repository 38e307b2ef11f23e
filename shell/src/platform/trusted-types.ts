import type { SiteConfig } from 'shared-contracts';

/** Types that TypeScript's library lacks. Source: https://w3c.github.io/trusted-types. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown;
}
interface Rules {
  /** Returns `null` to refuse. */
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}
interface DefaultRules extends Rules {
  /** Also allows scripts of the remotes in another registry, unchecked. */
  trust(registry: unknown): void;
}

const GOOGLE_LOG_IN = 'https://apis.google.com';
/** Also listed in the shell's policy (`firebase/firebase.json`) once App Check is configured. */
const APP_CHECK_SCRIPTS = ['https://www.google.com', 'https://www.gstatic.com'] as const;
/** Also listed there once a key is configured. */
const PAYMENT_SCRIPT = 'https://js.stripe.com';

/**
 * Rules of the `default` policy: scripts may come from this page's origin, from the remotes of a
 * registry, and from Google and Stripe if needed. No code of ours makes HTML from text, except that
 * React empties an element. An origin that the content security policy refuses stays refused.
 *
 * @param registry of the page, unchecked
 */
export function defaultRules(
  {
    appCheck,
    allowOverrides,
    stripePublishableKey,
  }: Pick<SiteConfig, 'appCheck' | 'allowOverrides' | 'stripePublishableKey'>,
  registry: unknown,
  page = location.href,
): DefaultRules {
  const allowed = new Set([
    new URL(page).origin,
    GOOGLE_LOG_IN,
    ...(appCheck ? APP_CHECK_SCRIPTS : []),
    ...(stripePublishableKey ? [PAYMENT_SCRIPT] : []),
  ]);
  const trust = (other: unknown) => {
    const { remotes } = (other ?? {}) as { readonly remotes?: unknown };
    if (!Array.isArray(remotes)) return;
    for (const remote of remotes as ({ readonly manifestUrl?: string } | null)[]) {
      const url = remote?.manifestUrl ?? '';
      if (URL.canParse(url)) allowed.add(new URL(url).origin);
    }
  };
  trust(registry);
  const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';
  return {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL(text) {
      if (!URL.canParse(text, page)) return null;
      const url = new URL(text, page);
      const isAllowed = allowed.has(url.origin) || (allowOverrides && isLocal(url));
      return isAllowed ? text : null;
    },
    trust,
  };
}

/**
 * Creates the page's only policy for Trusted Types; does nothing in browsers without them. Call it
 * before the first script is loaded on demand.
 *
 * @returns allows the remotes' origins of a later registry
 */
export function createDefaultPolicy(config: SiteConfig, registry: unknown): DefaultRules['trust'] {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const rules = defaultRules(config, registry);
  trustedTypes?.createPolicy('default', rules);
  return rules.trust;
}

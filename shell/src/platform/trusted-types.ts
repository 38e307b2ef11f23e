import type { SiteConfig } from 'shared-contracts';

/** What TypeScript's library does not know yet. Source: https://w3c.github.io/trusted-types. */
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): unknown;
}
interface Rules {
  /** An answer of `null` refuses. */
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}
interface DefaultRules extends Rules {
  /** Lets scripts come from the remotes of one more registry, unchecked. */
  trust(registry: unknown): void;
}

const GOOGLE_LOG_IN = 'https://apis.google.com';
/** Also listed in the shell's policy (`firebase/firebase.json`) once App Check is configured. */
const APP_CHECK_SCRIPTS = ['https://www.google.com', 'https://www.gstatic.com'] as const;
/** Also listed there once a key is configured. */
const PAYMENT_SCRIPT = 'https://js.stripe.com';

/**
 * The rules of the `default` policy: scripts come from this page's origin, from the remotes of a
 * registry, and from Google and Stripe where they are needed. No code of ours makes HTML from text,
 * except that React empties an element. An origin that the policy of content refuses stays refused.
 *
 * @param registry as the page carries it, unchecked
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
  const trust = (another: unknown) => {
    const { remotes } = (another ?? {}) as { readonly remotes?: unknown };
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
 * Makes the page's only policy for Trusted Types. Browsers without them have nothing to do.
 * Call it before the first script is loaded on demand.
 *
 * @returns what lets a later registry name new origins of remotes
 */
export function createDefaultPolicy(config: SiteConfig, registry: unknown): DefaultRules['trust'] {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const rules = defaultRules(config, registry);
  trustedTypes?.createPolicy('default', rules);
  return rules.trust;
}

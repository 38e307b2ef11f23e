import { documentAddress } from '../../documents/addresses';

const OWN_PATH = '/chat/';

/** Who owns the address of a chat: we, the school, or nobody we know. */
export type ChatAddress =
  | { readonly kind: 'own'; readonly url: URL }
  | { readonly kind: 'school'; readonly url: URL }
  | { readonly kind: 'unknown' };

export interface KnownOrigins {
  /** Origin of this remote. */
  readonly own: string;
  /** Origin of the live page. We never frame it: its pages could leave the sandbox. */
  readonly page: string;
  /** Origins that may be framed, from the site's configuration. */
  readonly allowed: readonly string[];
}

/**
 * Classifies the address of a chat by its origin.
 *
 * @param chatUrl `ChatUrl` of `getLiveLessonUrls_v2_0`
 */
export function chatAddressOf(
  chatUrl: string,
  { own: ownOrigin, page, allowed }: KnownOrigins,
): ChatAddress {
  let url: URL;
  try {
    url = new URL(chatUrl);
  } catch {
    return { kind: 'unknown' };
  }
  if (url.origin === page) return { kind: 'unknown' };
  if (url.origin === ownOrigin) {
    return url.pathname === OWN_PATH ? { kind: 'own', url } : { kind: 'unknown' };
  }
  return allowed.includes(url.origin) ? { kind: 'school', url } : { kind: 'unknown' };
}

/** Whether `ChatUrl` is the address of the product's own chat. */
export function isOwnChat(chatUrl: string | undefined): boolean {
  if (chatUrl === undefined) return false;
  const ownOrigin = new URL(documentAddress('chat')).origin;
  const origins = { own: ownOrigin, page: location.origin, allowed: [] };
  return chatAddressOf(chatUrl, origins).kind === 'own';
}

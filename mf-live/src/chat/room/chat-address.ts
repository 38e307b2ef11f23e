import { documentAddress } from '../../documents/addresses';

/** The folder of the chat's own document on the origin of this remote. */
const OWN_PATH = '/chat/';

/** How an address is shown: with our own document, in the school's frame, or not at all. */
export type ChatAddress =
  | { readonly kind: 'own'; readonly url: URL }
  | { readonly kind: 'school'; readonly url: URL }
  | { readonly kind: 'unknown' };

export interface KnownOrigins {
  /** Of this remote. */
  readonly own: string;
  /** Of the page around the chat. We never frame it: it could leave its sandbox. */
  readonly page: string;
  /** Whose pages may be embedded, from the site's configuration. */
  readonly allowed: readonly string[];
}

/** @param chatUrl `ChatUrl` of `getLiveLessonUrls_v2_0` */
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

/** Whether an address of the server's answer is the product's own chat. */
export function isOwnChat(chatUrl: string | undefined): boolean {
  if (chatUrl === undefined) return false;
  const ownOrigin = new URL(documentAddress('chat')).origin;
  const origins = { own: ownOrigin, page: location.origin, allowed: [] };
  return chatAddressOf(chatUrl, origins).kind === 'own';
}

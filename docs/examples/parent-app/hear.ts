import type { MessageToParentApp } from 'shared-contracts';

export const isOurs = (url: string, origin: string): boolean =>
  url === origin || url.startsWith(`${origin}/`);

/**
 * Reads a message of our page; null for all others. On Android every frame of the page can post to
 * the app, so the address proves nothing: only the main frame knows the token.
 */
export function hear(data: string, url: string, origin: string, token: string) {
  try {
    const message = JSON.parse(data) as (MessageToParentApp & { token?: unknown }) | null;
    return isOurs(url, origin) && message?.token === token ? message : null;
  } catch {
    return null;
  }
}

import { createHmac } from 'node:crypto';
import { LOCAL_SECRETS } from 'tooling/local-secrets';

/** Matches `/s/<payload>.<signature>/…` of `firebase/functions/src/media/token.ts`. */
const TOKEN = /\/s\/([\w-]+)\.[\w-]+\//;

/** Replaces the token of an address by one that ended an hour ago, with a valid signature. */
export function withExpiredToken(url: string): string {
  const payload = TOKEN.exec(url)?.[1];
  if (payload === undefined) throw new Error(`No token in ${url}`);
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const expired = { ...(content as object), e: Math.floor(Date.now() / 1000) - 3600 };
  const signed = Buffer.from(JSON.stringify(expired)).toString('base64url');
  const signature = createHmac('sha256', LOCAL_SECRETS.MEDIA_SIGNING_SECRET)
    .update(signed)
    .digest('base64url');
  return url.replace(TOKEN, `/s/${signed}.${signature}/`);
}

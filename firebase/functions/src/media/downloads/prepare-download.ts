import type { Firestore } from 'firebase-admin/firestore';
import { AppError, type CallableRequest, type CallableResponse } from 'shared-contracts';
import { findByUid, type Identities } from '../../people/identities';
import type { Member } from '../../platform/callable/caller';
import { downloadUrl, type MediaSettings } from '../media-urls';
import { storeDownload } from './stored-downloads';

export interface DownloadServices {
  readonly db: Firestore;
  readonly identities: Identities;
  readonly media: MediaSettings;
  readonly now: () => Date;
}

/**
 * Stores a file that the caller's page has made, and gives its address, which works for 10 to 15
 * minutes. The caller needs no plan, because the text is their own. So the call checks the account:
 * a token outlives a deleted account by up to an hour. Costs one write. Source: decision 47,
 * docs/security.md.
 *
 * @throws {AppError} `unauthenticated` when the account no longer exists; `resource-exhausted` or
 *   `unavailable` when the identity provider does not answer
 */
export async function prepareDownload(
  file: CallableRequest<'prepareDownload'>,
  { uid }: Member,
  { db, identities, media, now }: DownloadServices,
): Promise<CallableResponse<'prepareDownload'>> {
  const account = await findByUid(identities, uid);
  if (account === null || account.disabled) {
    throw new AppError('unauthenticated', 'This account no longer exists.');
  }
  const time = now();
  const id = await storeDownload(db, file, time);
  return { url: downloadUrl(id, uid, media, time) };
}

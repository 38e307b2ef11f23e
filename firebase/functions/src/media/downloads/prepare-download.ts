import type { Firestore } from 'firebase-admin/firestore';
import type { CallableRequest, CallableResponse } from 'shared-contracts';
import type { Member } from '../../platform/callable/caller';
import { downloadUrl, type MediaSettings } from '../media-urls';
import { storeDownload } from './stored-downloads';

export interface DownloadServices {
  readonly db: Firestore;
  readonly media: MediaSettings;
  readonly now: () => Date;
}

/**
 * Keeps a file that the caller's page has made, and answers its address. The address works for 10
 * to 15 minutes. No plan is needed, because the text is the caller's own. It costs one write.
 * Source: decision 47.
 *
 * @param file as `PrepareDownloadRequestSchema` lets it pass
 */
export async function prepareDownload(
  file: CallableRequest<'prepareDownload'>,
  { uid }: Member,
  { db, media, now }: DownloadServices,
): Promise<CallableResponse<'prepareDownload'>> {
  const time = now();
  const id = await storeDownload(db, file, time);
  return { url: downloadUrl(id, uid, media, time) };
}

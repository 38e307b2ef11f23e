import { AppError, type Platform, type SecureData } from 'shared-contracts';
import { fetchOpening } from '../player/opening';

let asked = 0;

/**
 * Asks the server for what only learners with the right may see of a video. It waits for the
 * session, so that a member who comes by a link is not refused as a visitor.
 *
 * @param videoID id of a lesson or of a mini lesson
 * @throws {AppError} `not-found` for an unknown id, `invalid-argument` for what cannot be one, and
 *   every other code of SPEC §8
 */
export async function getSecureData(platform: Platform, videoID: string): Promise<SecureData> {
  asked += 1;
  const turn = asked;
  await platform.session.ready();
  const data = await platform.functions.call('getSecureData_v2_0', { videoID });
  // A late answer is of a video that was left; the files of the one that is shown go on coming.
  if (turn === asked) fetchOpening(data.Opening);
  return data;
}

/** The id is all that is sent, so a request the server calls invalid named no video either. */
export const isNoSuchVideo = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'not-found' || error.code === 'invalid-argument');

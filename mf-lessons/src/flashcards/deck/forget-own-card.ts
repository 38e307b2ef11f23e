import type { Platform } from 'shared-contracts';
import { withKeys } from './card-key';
import { schedulesOf } from './stored-schedules';

/**
 * Forgets the schedule of an own card whose word is known now, so that no day counts it. One read,
 * and one write where it has one. Source: docs/lessons.md, Own words.
 *
 * @param videoID where the word was met
 * @throws {AppError} as `documents.get`
 */
export async function forgetOwnCard(
  platform: Platform,
  videoID: string,
  word: string,
): Promise<void> {
  const stored = schedulesOf(platform).value?.of(videoID);
  const [card] = withKeys([{ SwissGerman: word, English: '', isOwn: true }]);
  await stored?.read();
  stored?.retain(undefined, (key) => key === card?.key);
  await stored?.flush();
}

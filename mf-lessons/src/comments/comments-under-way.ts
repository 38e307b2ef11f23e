import { forLearner, perPlatform } from 'common';
import type { CurrentUser, Platform } from 'shared-contracts';
import { isUnderWay } from './comments-state';
import { createCommentsStore, type CommentsStore } from './comments-store';

const underWay = perPlatform((platform) =>
  forLearner(platform, () => new Map<string, CommentsStore>()),
);

/**
 * Reads the comments of a lesson whenever they are opened. While an answer is missing, one store
 * serves the learner and the lesson. So a learner who closes the comments and opens them again
 * still sees the comment that is being sent. A failure keeps what was typed meanwhile.
 *
 * @param user the member; another member needs another store
 * @param linkedID a comment to show, however old it is
 */
export function commentsStore(
  platform: Platform,
  videoID: string,
  user: CurrentUser,
  linkedID: string | null,
): CommentsStore {
  const stores = underWay(platform).value;
  const earlierStore = stores?.get(videoID);
  if (earlierStore) return earlierStore;
  const store = createCommentsStore(platform, videoID, user, linkedID);
  store.state$.subscribe((state) => {
    if (isUnderWay(state)) stores?.set(videoID, stores.get(videoID) ?? store);
    else if (stores?.get(videoID) === store) stores.delete(videoID);
  });
  return store;
}

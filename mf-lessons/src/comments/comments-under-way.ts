import { forLearner, perPlatform } from 'common';
import type { CurrentUser, Platform } from 'shared-contracts';
import { isRequestPending } from './comments-state';
import { createCommentsStore, type CommentsStore } from './comments-store';

const underWay = perPlatform((platform) =>
  forLearner(platform, () => new Map<string, CommentsStore>()),
);

/**
 * The store for the comments of a lesson. Each opening gets a new one, unless a request is pending.
 * So a learner who closes and reopens the comments still sees the comment that is being sent.
 *
 * @param user the signed-in member
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
    if (isRequestPending(state)) stores?.set(videoID, stores.get(videoID) ?? store);
    else if (stores?.get(videoID) === store) stores.delete(videoID);
  });
  return store;
}

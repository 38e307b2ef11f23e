import type { CurrentUser, Platform } from 'shared-contracts';
import { isUnderWay } from './comments-state';
import { createCommentsStore, type CommentsStore } from './comments-store';

const underWay = new WeakMap<Platform, Map<string, CommentsStore>>();

/**
 * The comments of a lesson, fetched anew whenever they are opened. While an answer is still to come
 * there is one store per learner and lesson: who closes the comments and opens them again finds
 * their own on its way, and the answer finds what has been typed meanwhile.
 *
 * @param user who is signed in; another learner needs another store
 */
export function commentsStore(
  platform: Platform,
  videoID: string,
  user: CurrentUser,
): CommentsStore {
  const stores = underWay.get(platform) ?? new Map<string, CommentsStore>();
  underWay.set(platform, stores);
  const key = JSON.stringify([user.UID, videoID]);
  const found = stores.get(key);
  if (found) return found;
  const store = createCommentsStore(platform, videoID, user);
  store.state$.subscribe((state) => {
    if (isUnderWay(state)) stores.set(key, stores.get(key) ?? store);
    else if (stores.get(key) === store) stores.delete(key);
  });
  return store;
}

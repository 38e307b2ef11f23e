import { isLoggedIn, type Platform } from 'shared-contracts';

/** Text that was typed and not sent, or sent without an answer. */
export interface Draft {
  readonly text: string;
  /** The last attempt; the same text is sent again under its id. */
  readonly attempt?: Attempt | undefined;
}

/** A comment that was sent. */
export interface Attempt {
  readonly id: string;
  readonly text: string;
  /** No answer yet: its text is stored nowhere else. */
  readonly isOpen: boolean;
}

const NO_DRAFT: Draft = { text: '' };
const PREFIX = 'comment-draft:';
const keyOf = (uid: string, videoID: string) => `${PREFIX}${uid}:${videoID}`;

/** The storage of the tab; if the browser forbids it, drafts are kept in memory. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The stored draft; none if the browser refuses to read, or holds something else. */
function readStored(key: string): Draft {
  try {
    const { text, attempt } = JSON.parse(storage()?.getItem(key) ?? '{}') as Record<
      string,
      unknown
    >;
    const { id, text: sent, isOpen } = (attempt ?? {}) as Record<string, unknown>;
    return {
      text: isText(text) ? text : '',
      attempt: isText(id) && isText(sent) ? { id, text: sent, isOpen: isOpen === true } : undefined,
    };
  } catch {
    return NO_DRAFT;
  }
}

const inMemory = new Map<string, Draft>();

/** A user's draft under a lesson, kept while the tab is open. */
export const readDraft = (uid: string, videoID: string): Draft =>
  inMemory.get(keyOf(uid, videoID)) ?? readStored(keyOf(uid, videoID));

/**
 * Stores a draft, but only while its author is signed in: a late answer must not leave a text to
 * the next user.
 */
export function writeDraft(
  { session }: Platform,
  uid: string,
  videoID: string,
  draft: Draft,
): void {
  const { value: now } = session.state$;
  if (!isLoggedIn(now) || now.user.UID !== uid) return;
  const key = keyOf(uid, videoID);
  const isEmpty = draft.text === '' && !draft.attempt?.isOpen;
  try {
    if (isEmpty) storage()?.removeItem(key);
    else storage()?.setItem(key, JSON.stringify(draft));
    inMemory.delete(key);
  } catch {
    // The storage is full: keep the text in memory, which survives a navigation.
    inMemory.set(key, draft);
  }
}

/** Deletes the drafts of other users of this tab. */
function forgetDrafts(exceptOf?: string): void {
  inMemory.clear();
  const stored = storage();
  const kept = exceptOf === undefined ? undefined : keyOf(exceptOf, '');
  for (const key of Object.keys(stored ?? {})) {
    if (key.startsWith(PREFIX) && !(kept && key.startsWith(kept))) stored?.removeItem(key);
  }
}

const guarded = new WeakSet<Platform>();

/** Keeps drafts of the current user only, and deletes them on log-out. */
export function guardDrafts(platform: Platform, uid: string): void {
  if (guarded.has(platform)) return;
  guarded.add(platform);
  forgetDrafts(uid);
  platform.events.on('userLoggedOut').subscribe(() => forgetDrafts());
}

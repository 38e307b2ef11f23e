import { isLoggedIn, type Platform } from 'shared-contracts';

/** What a learner has typed and not yet sent, or sent without an answer. */
export interface Draft {
  readonly text: string;
  /** The last attempt, which the same text goes on with under the same id. */
  readonly attempt?: Attempt | undefined;
}

/** A comment that was sent. */
export interface Attempt {
  readonly id: string;
  readonly text: string;
  /** Not answered yet: its text stands nowhere else. */
  readonly isOpen: boolean;
}

const NO_DRAFT: Draft = { text: '' };
const PREFIX = 'comment-draft:';
const keyOf = (uid: string, videoID: string) => `${PREFIX}${uid}:${videoID}`;

/** The storage of the tab; a browser may forbid it, and then the memory alone keeps drafts. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is stored, whoever wrote it. */
function parse(stored: string | null | undefined): Draft {
  try {
    const { text, attempt } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
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

/** The draft of a learner under a lesson, as long as the tab is open. */
export const readDraft = (uid: string, videoID: string): Draft =>
  inMemory.get(keyOf(uid, videoID)) ?? parse(storage()?.getItem(keyOf(uid, videoID)));

/** Nothing happens once that learner is gone: a late answer leaves nothing to who comes after. */
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
    // Full: what is typed outlives at least a navigation.
    inMemory.set(key, draft);
  }
}

/** Forgets what others have typed in this tab, who used it before. */
function forgetDrafts(exceptOf?: string): void {
  inMemory.clear();
  const stored = storage();
  const kept = exceptOf === undefined ? undefined : keyOf(exceptOf, '');
  for (const key of Object.keys(stored ?? {})) {
    if (key.startsWith(PREFIX) && !(kept && key.startsWith(kept))) stored?.removeItem(key);
  }
}

const guarded = new WeakSet<Platform>();

/** Keeps drafts to the learner who is there: none is left after a log-out. */
export function guardDrafts(platform: Platform, uid: string): void {
  if (guarded.has(platform)) return;
  guarded.add(platform);
  forgetDrafts(uid);
  platform.events.on('userLoggedOut').subscribe(() => forgetDrafts());
}

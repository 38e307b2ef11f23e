import { CHAT_UNDER_WAY, isLoggedIn, type Platform } from 'shared-contracts';
import { draftKeyOf } from './forget-drafts';

/** What a member has typed in a chat and not sent, and the messages that have no answer yet. */
export interface ChatDraft {
  readonly text: string;
  /** In the order in which they were sent. */
  readonly pending: readonly { readonly id: string; readonly text: string }[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

interface StoredPending {
  readonly id?: unknown;
  readonly text?: unknown;
}

/** The draft that this tab keeps; an empty one if the browser refuses, or holds something else. */
export function readDraft(uid: string, liveLessonID: string): ChatDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKeyOf(uid, liveLessonID)) ?? '{}') as {
      readonly text?: unknown;
      readonly pending?: StoredPending | readonly StoredPending[];
    };
    // An earlier version of this page kept one.
    const pending = [stored.pending ?? []].flat();
    return {
      text: isText(stored.text) ? stored.text : '',
      pending: pending
        .slice(0, CHAT_UNDER_WAY)
        .flatMap(({ id, text }) => (isText(id) && isText(text) ? { id, text } : [])),
    };
  } catch {
    return { text: '', pending: [] };
  }
}

/** Stores a draft while its author is signed in; nothing if the browser refuses. */
export function writeDraft(
  { session }: Platform,
  uid: string,
  liveLessonID: string,
  draft: ChatDraft,
): void {
  const { value: now } = session.state$;
  if (!isLoggedIn(now) || now.user.UID !== uid) return;
  try {
    const key = draftKeyOf(uid, liveLessonID);
    if (draft.text === '' && draft.pending.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser refuses to store it. The text is then kept until the page closes.
  }
}

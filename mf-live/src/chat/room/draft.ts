import { isLoggedIn, type Platform } from 'shared-contracts';
import { draftKeyOf } from './forget-drafts';

/** What a member has typed in a chat and not sent, and the message that has no answer yet. */
export interface ChatDraft {
  readonly text: string;
  readonly pending?: { readonly id: string; readonly text: string } | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The draft that this tab keeps; an empty one if the browser refuses, or holds something else. */
export function readDraft(uid: string, liveLessonID: string): ChatDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(draftKeyOf(uid, liveLessonID)) ?? '{}') as {
      readonly text?: unknown;
      readonly pending?: { readonly id?: unknown; readonly text?: unknown };
    };
    const { id, text } = stored.pending ?? {};
    return {
      text: isText(stored.text) ? stored.text : '',
      pending: isText(id) && isText(text) ? { id, text } : undefined,
    };
  } catch {
    return { text: '' };
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
    if (draft.text === '' && !draft.pending) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The browser refuses to store it. The text is then kept until the page closes.
  }
}

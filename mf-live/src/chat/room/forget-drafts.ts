import type { Platform } from 'shared-contracts';

const PREFIX = 'chat-draft:';

/** Where the draft of a member in a chat is stored in this tab. */
export const draftKeyOf = (uid: string, liveLessonID: string): string =>
  `${PREFIX}${uid}:${liveLessonID}`;

/**
 * Deletes the drafts of this tab.
 *
 * @param exceptOf the member whose drafts stay; undefined deletes all
 */
export function forgetDrafts(exceptOf?: string): void {
  const kept = exceptOf === undefined ? undefined : draftKeyOf(exceptOf, '');
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isKept = kept !== undefined && key.startsWith(kept);
      if (key.startsWith(PREFIX) && !isKept) sessionStorage.removeItem(key);
    }
  } catch {
    // The browser keeps nothing, so there are none.
  }
}

const guarded = new WeakSet<Platform>();

/** Deletes the drafts on log-out, also when the chat is closed by then. Source: docs/security.md. */
export function forgetDraftsOnLogOut(platform: Platform): void {
  if (guarded.has(platform)) return;
  guarded.add(platform);
  platform.events.on('userLoggedOut').subscribe(() => forgetDrafts());
}

import type { ChatState, FromChatFrame } from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';

/**
 * Tells a screen reader that what this teacher asked for has happened; a mark shows it to others.
 */
export function createMuteStatus() {
  const status = element('p', { className: 'visually-hidden', role: 'status' });
  /** Whether each member is to be muted, until they are. */
  const asked = new Map<string, boolean>();
  let names = new Map<string, string>();
  return {
    element: status,
    expect(message: FromChatFrame): void {
      if (message.type === 'mute') asked.set(message.uid, true);
      else if (message.type === 'unmute') asked.set(message.uid, false);
    },
    update({ muted }: ChatState): void {
      const before = names;
      names = new Map(muted.map(({ uid, username }) => [uid, username]));
      for (const [uid, isToBeMuted] of asked) {
        if (names.has(uid) !== isToBeMuted) continue;
        asked.delete(uid);
        const { isMuted, mayWrite } = text.moderation;
        const name = (isToBeMuted ? names : before).get(uid);
        if (name !== undefined) status.textContent = (isToBeMuted ? isMuted : mayWrite)(name);
      }
    },
  };
}

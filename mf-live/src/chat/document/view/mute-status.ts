import type { ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';

/** Tells a teacher's screen reader when a member has been muted or unmuted. */
export interface MuteStatus {
  /** The last sentence. */
  readonly said: string;
  /** Notes that the teacher asked for it. */
  expect(message: FromChatFrame): void;
  update(muted: ChatState['muted']): void;
}

export function createMuteStatus(): MuteStatus {
  /** Open requests by UID; true: to mute. */
  const requests = new Map<string, boolean>();
  let names = new Map<string, string>();
  let said = '';
  return {
    get said() {
      return said;
    },
    expect(message) {
      if (message.type === 'mute') requests.set(message.uid, true);
      else if (message.type === 'unmute') requests.set(message.uid, false);
    },
    update(muted) {
      const earlierNames = names;
      names = new Map(muted.map(({ uid, username }) => [uid, username]));
      for (const [uid, isToBeMuted] of requests) {
        if (names.has(uid) !== isToBeMuted) continue;
        requests.delete(uid);
        const { isMuted, mayWrite } = text.moderation;
        const name = (isToBeMuted ? names : earlierNames).get(uid);
        if (name !== undefined) said = (isToBeMuted ? isMuted : mayWrite)(name);
      }
    },
  };
}

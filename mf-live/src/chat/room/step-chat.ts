import type { Outcome } from 'kit/machine';
import { NotAccepted } from 'kit/post';
import {
  CHAT_UNDER_WAY,
  isChatMessage,
  isCommentName,
  isVisibleText,
  type ChatState,
  type CurrentUser,
} from 'shared-contracts';

/** The state that the chat's document shows, without theme and links, which only the page knows. */
export type ChatWork = Omit<ChatState, 'theme' | 'links'>;

/** Parts of the state that other modules set directly. */
type Fact =
  'room' | 'connection' | 'pinned' | 'questions' | 'muted' | 'pending' | 'undo' | 'slowSeconds';

export type ChatEvent =
  | { readonly type: 'send'; readonly text: string }
  | { readonly type: 'sent' }
  /** `reason` null: the server does not allow the name. */
  | { readonly type: 'returned'; readonly reason: unknown; readonly text: string }
  /** A teacher has muted this member, or lets them write again. */
  | { readonly type: 'own-mute'; readonly isMuted: boolean }
  | { readonly type: 'name-taken' | 'moderation-failed' }
  /** When the member may write again, by the messages on the screen. */
  | { readonly type: 'pace'; readonly mayWriteAt: string | null }
  | { readonly type: 'facts'; readonly facts: Partial<Pick<ChatWork, Fact>> };

export type ChatEffect =
  | { readonly do: 'post' | 'keep' | 'tell-returned'; readonly text: string }
  | { readonly do: 'ask-room' | 'ask-name' };

type Result = Outcome<ChatWork, ChatEffect>;

const become = (state: ChatWork, ...effects: readonly ChatEffect[]): Result => ({ state, effects });

function nameOf({ Username }: CurrentUser): ChatWork['name'] {
  if (isCommentName(Username)) return 'usable';
  return isVisibleText(Username) ? 'unfit' : 'none';
}

export const firstChat = (user: CurrentUser, isTeacher: boolean): ChatWork => ({
  room: 'loading',
  connection: 'live',
  notice: null,
  undo: null,
  pinned: null,
  slowSeconds: 0,
  mayWriteAt: null,
  questions: [],
  muted: [],
  pending: [],
  uid: user.UID,
  isTeacher,
  isMuted: false,
  name: nameOf(user),
});

/** Sends a text, or gives it back. A member without a name is asked for one. */
function send(work: ChatWork, text: string): Result {
  const isWrong = !isChatMessage(text) || work.name !== 'usable';
  const isFull = work.pending.length >= CHAT_UNDER_WAY;
  if (!isWrong && !isFull) return become({ ...work, notice: null }, { do: 'post', text });
  const state: ChatWork = { ...work, notice: isWrong ? null : { kind: 'busy' } };
  const effects: ChatEffect[] = [
    { do: 'keep', text },
    { do: 'tell-returned', text },
  ];
  if (isChatMessage(text) && work.name === 'none') effects.push({ do: 'ask-name' });
  return become(state, ...effects);
}

function returned(work: ChatWork, reason: unknown, text: string): Result {
  const kind = reason instanceof NotAccepted ? reason.reason : undefined;
  const name = reason === null ? 'taken' : work.name;
  const effects: ChatEffect[] = [{ do: 'tell-returned', text }];
  if (kind === 'refused') effects.push({ do: 'ask-room' });
  return become({ ...work, name, notice: kind ? { kind } : null }, ...effects);
}

/** Decides what an event does to one member's chat. Source: docs/live.md, Chat. */
export function stepChat(work: ChatWork, event: ChatEvent): Result {
  const { notice } = work;
  switch (event.type) {
    case 'send':
      return send(work, event.text.trim());
    case 'sent':
      return become(notice ? { ...work, notice: null } : work);
    case 'returned':
      return returned(work, event.reason, event.text);
    case 'own-mute': {
      // A teacher has muted or unmuted the member, so an earlier notice about it is out of date.
      const nextNotice = notice?.kind === 'muted' ? null : notice;
      return become({ ...work, isMuted: event.isMuted, notice: nextNotice });
    }
    case 'name-taken':
      return become({ ...work, name: 'taken' });
    case 'moderation-failed':
      return become({ ...work, notice: { kind: 'moderation-failed' } });
    case 'pace': {
      // Slow mode does not apply to teachers.
      const mayWriteAt = work.isTeacher ? null : event.mayWriteAt;
      return become(mayWriteAt === work.mayWriteAt ? work : { ...work, mayWriteAt });
    }
    case 'facts':
      return become({ ...work, ...event.facts });
  }
}

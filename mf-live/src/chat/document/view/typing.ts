import {
  CHAT_LIMITS,
  CHAT_UNDER_WAY,
  isChatMessage,
  isTidyText,
  type ChatState,
} from 'shared-contracts';
import { chat as text } from '../../../messages/chat';

/** The counter is shown from this many characters left. */
const NEAR = 100;
/** The counter is read out at each step. */
const STEP = 20;

/** The text in the field, and what is said of it. */
export interface Typing {
  readonly text: string;
  /** The problem with the text here. It hides a notice of the host. */
  readonly wrong: string;
  /** For the eye. */
  readonly counter: string;
  /** For screen readers. */
  readonly spoken: string;
}

export const NOTHING_TYPED: Typing = { text: '', wrong: '', counter: '', spoken: '' };

/** Typed text is never cut or lost. */
export function typed(typedText: string): Typing {
  const left = CHAT_LIMITS.message - typedText.trim().length;
  const isNear = left < NEAR && left >= 0;
  return {
    text: typedText,
    wrong: left < 0 ? text.tooLong(-left) : isTidyText(typedText) ? '' : text.untidy,
    counter: isNear ? text.left(left) : '',
    spoken: isNear ? text.left(Math.ceil(left / STEP) * STEP) : '',
  };
}

/** Puts a text that was not accepted before what was typed since. */
export const withReturned = (typing: Typing, back: string): Typing =>
  typed(typing.text.trim() === '' ? back : `${back}\n${typing.text}`);

/** Says what keeps a text from being sent; empty: nothing. */
export function obstacleTo(words: string, { pending }: ChatState): string {
  if (pending.length >= CHAT_UNDER_WAY) return text.notice.busy;
  return typed(words).wrong || (isChatMessage(words.trim()) ? '' : text.blank);
}

/** Follows a new state of the chat. */
export function afterState(
  typing: Typing,
  earlierState: ChatState | undefined,
  next: ChatState,
): Typing {
  const isRoom = typing.wrong === text.notice.busy && next.pending.length < CHAT_UNDER_WAY;
  return {
    ...typing,
    ...(isRoom && { wrong: '' }),
    ...(earlierState?.isMuted && !next.isMuted && { spoken: text.unmuted }),
  };
}

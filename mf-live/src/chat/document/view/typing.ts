import {
  CHAT_LIMITS,
  CHAT_UNDER_WAY,
  isChatMessage,
  isTidyText,
  type ChatState,
} from 'shared-contracts';
import { chat as text } from '../../../messages/chat';

/** The text in the field, its problem, and its counter. */
export interface Typing {
  readonly text: string;
  /** Problem of the text; empty: none. It replaces a notice of the live page. */
  readonly wrong: string;
  /** The visible counter. */
  readonly counter: string;
  /** The counter for screen readers. */
  readonly spoken: string;
}

/** The counter appears when this many characters are left. */
const NEAR = 100;
/** Screen readers read the counter at each step. */
const STEP = 20;

export const NOTHING_TYPED: Typing = { text: '', wrong: '', counter: '', spoken: '' };

/** Checks a typed text. The text itself is never cut. */
export function typed(typedText: string): Typing {
  const charactersLeft = CHAT_LIMITS.message - typedText.trim().length;
  const isNear = charactersLeft < NEAR && charactersLeft >= 0;
  return {
    text: typedText,
    wrong:
      charactersLeft < 0 ? text.tooLong(-charactersLeft) : isTidyText(typedText) ? '' : text.untidy,
    counter: isNear ? text.left(charactersLeft) : '',
    spoken: isNear ? text.left(Math.ceil(charactersLeft / STEP) * STEP) : '',
  };
}

/** Puts a refused text before the text that was typed since. */
export const withReturned = (typing: Typing, back: string): Typing =>
  typed(typing.text.trim() === '' ? back : `${back}\n${typing.text}`);

/** Says why a text cannot be sent; empty: it can. */
export function obstacleTo(words: string, { pending }: ChatState): string {
  if (pending.length >= CHAT_UNDER_WAY) return text.notice.busy;
  return typed(words).wrong || (isChatMessage(words.trim()) ? '' : text.blank);
}

/** Updates the messages about the text after a new state of the chat. */
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

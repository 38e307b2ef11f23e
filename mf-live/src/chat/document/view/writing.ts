import type { RefObject } from 'preact';
import type { ChatState, FromChatFrame } from 'shared-contracts';
import { chat as text } from '../../../messages/chat';
import { isSlowed } from './pace';
import { afterState, NOTHING_TYPED, obstacleTo, typed, withReturned, type Typing } from './typing';

/** The member's text, from the first letter until the live page has it. */
export interface Writing {
  readonly typing: Typing;
  type(words: string): void;
  submit(): void;
  /** Puts a greeting into an empty field. */
  greet(): void;
  /** Begins a phrase below what is typed. */
  beginPhrase(beginning: string): void;
  /** Puts a refused text back into the field. */
  giveBack(back: string): void;
  /** Takes a new state of the chat. */
  update(earlierState: ChatState | undefined, next: ChatState): void;
  /** Says that the member may write again in slow mode. */
  sayReady(): void;
}

interface WritingOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** The current state; undefined before the first one. */
  readonly chat: () => ChatState | undefined;
  readonly post: (message: FromChatFrame) => void;
  /** Called when `typing` has changed. */
  readonly onChange: () => void;
}

export function createWriting({ field, chat, post, onChange }: WritingOptions): Writing {
  let typing = NOTHING_TYPED;
  // True until the member types again: a double click must not report an empty text.
  let isSent = false;
  const type = (words: string) => {
    isSent = false;
    typing = typed(words);
    onChange();
    post({ type: 'typed', text: words });
  };
  const giveBack = (back: string) => {
    if (back !== '') type(withReturned(typing, back).text);
  };
  return {
    get typing() {
      return typing;
    },
    type,
    giveBack,
    submit() {
      const state = chat();
      if (isSent) return field.current?.focus();
      if (!state || state.isMuted || isSlowed(state, Date.now())) return;
      const wrong = obstacleTo(typing.text, state);
      if (wrong) typing = { ...typed(typing.text), wrong };
      else {
        // From now on the live page keeps the text, and shows it as pending or gives it back.
        post({ type: 'send', text: typing.text.trim() });
        typing = NOTHING_TYPED;
        isSent = true;
      }
      onChange();
      field.current?.focus();
    },
    greet() {
      if (typing.text.trim() === '') giveBack(text.hello.words);
      field.current?.focus();
    },
    beginPhrase(beginning) {
      const { text: draft } = typing;
      type(draft.trim() === '' ? beginning : `${draft}\n${beginning}`);
      const { current } = field;
      current?.focus();
      current?.setSelectionRange(current.value.length, current.value.length);
    },
    update(earlierState, next) {
      typing = afterState(typing, earlierState, next);
    },
    sayReady() {
      typing = { ...typing, spoken: text.unmuted };
    },
  };
}

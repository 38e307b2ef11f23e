import {
  CHAT_LIMITS,
  CHAT_UNDER_WAY,
  isChatMessage,
  type ChatState,
  type FromChatFrame,
} from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import styles from './chat-view.module.css';

/** The counter is shown from this many characters left. */
const NEAR = 100;
/** The counter is read out at each step. */
const STEP = 20;

const NAME_PROBLEM: Readonly<Record<ChatState['name'], string>> = {
  usable: '',
  none: text.nameless,
  'too-long': text.longName,
  taken: text.takenName,
};

export interface WriteForm {
  readonly element: HTMLElement;
  update(state: ChatState): void;
  /** Puts a text before what the field holds. */
  giveBack(text: string): void;
  /** Moves the focus to the field. If it is empty, puts a greeting into it to send or change. */
  greet(text: string): void;
  /** Moves the focus to the field. */
  focus(): void;
}

/** Writes a message. The typed text is never cut or lost; a sentence says what is wrong with it. */
export function createWriteForm(post: (message: FromChatFrame) => void): WriteForm {
  const field = element('textarea', { id: 'field', className: styles.field, rows: 1, dir: 'auto' });
  field.setAttribute('aria-describedby', 'error hint');
  field.enterKeyHint = 'send';
  field.placeholder = text.placeholder;
  const label = element('label', {
    htmlFor: 'field',
    className: 'visually-hidden',
    textContent: text.field,
  });
  const send = element('button', {
    type: 'submit',
    className: styles.primary,
    textContent: text.send,
  });
  const error = element('p', { id: 'error', role: 'alert', className: styles.error });
  const counter = element('p', { className: styles.counter, ariaHidden: 'true' });
  const spoken = element('p', { className: 'visually-hidden', role: 'status' });
  const hint = element('p', { id: 'hint', className: styles.hint });
  const form = element(
    'form',
    { className: styles.form, noValidate: true },
    error,
    element('div', { className: styles.row }, label, field, send),
    element('div', { className: styles.below }, hint, counter, spoken),
  );
  const words = element('p', { className: styles.words, hidden: true });
  const whole = element('div', { className: styles.write, hidden: true }, form, words);

  let state: ChatState | undefined;
  /** What is wrong with the text here. It hides a notice of the host. */
  let wrong = '';

  const noticed = () => {
    if (state?.isMuted) return text.notice.muted;
    return state?.notice ? text.notice[state.notice.kind] : '';
  };
  const say = () => {
    const notice = noticed();
    const said = wrong || notice;
    // A screen reader reads an alert again only when its text changes.
    if (error.textContent !== said) error.textContent = said;
    error.hidden = said === '';
    if (wrong) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  };
  const measure = () => {
    const left = CHAT_LIMITS.message - field.value.trim().length;
    counter.textContent = left < NEAR && left >= 0 ? text.left(left) : '';
    const step = Math.ceil(left / STEP) * STEP;
    const heard = left < NEAR && left >= 0 ? text.left(step) : '';
    if (spoken.textContent !== heard) spoken.textContent = heard;
    wrong = left < 0 ? text.tooLong(-left) : '';
  };
  const typed = () => {
    measure();
    say();
    post({ type: 'typed', text: field.value });
  };
  const submit = () => {
    if (state?.isMuted) return;
    const value = field.value.trim();
    measure();
    if ((state?.pending.length ?? 0) >= CHAT_UNDER_WAY) wrong = text.notice.busy;
    else if (wrong === '' && !isChatMessage(value)) wrong = text.blank;
    say();
    field.focus();
    if (wrong) return;
    // The host keeps it from now on: it shows it as under way, or gives it back.
    post({ type: 'send', text: value });
    field.value = '';
    measure();
  };
  field.addEventListener('input', typed);
  field.addEventListener('keydown', (event) => {
    // While an input method composes a word, Enter chooses the word.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });

  const giveBack = (back: string) => {
    if (back === '') return;
    field.value = field.value.trim() === '' ? back : `${back}\n${field.value}`;
    typed();
  };

  return {
    element: whole,
    update(next) {
      if (state?.isMuted && !next.isMuted) spoken.textContent = text.unmuted;
      state = next;
      send.disabled = next.isMuted;
      hint.textContent = next.isTeacher ? text.hintOfTeacher : text.hint;
      whole.hidden = next.room === 'loading' || next.room === 'refused';
      form.hidden = next.name !== 'usable';
      words.hidden = !form.hidden;
      words.textContent = NAME_PROBLEM[next.name];
      if (wrong === text.notice.busy && next.pending.length < CHAT_UNDER_WAY) wrong = '';
      say();
    },
    giveBack,
    greet(greeting) {
      if (field.value.trim() === '') giveBack(greeting);
      field.focus();
    },
    focus: () => field.focus(),
  };
}

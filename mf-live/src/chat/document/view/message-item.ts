import { isVisibleText, type ChatMessage } from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import styles from './chat-view.module.css';

export interface ItemOptions {
  readonly isOwn: boolean;
  /** Offers moderation. */
  readonly isTeacher: boolean;
}

/** As on the rest of the page. */
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const timeOf = ({ TimeStamp }: ChatMessage) => clock.format(Date.parse(TimeStamp));

/** Of the mark beside the name. */
const MUTED = 'muted-mark';

const button = (action: string, label: string, name: string) => {
  const made = element('button', {
    ...{ type: 'button', className: styles.quiet, textContent: label, ariaLabel: name },
  });
  made.dataset.action = action;
  return made;
};

/** One button opens what a teacher can do with a message, so that the list stays readable. */
function moderation(message: ChatMessage, isOwn: boolean): HTMLElement {
  const { Username } = message;
  const {
    delete: remove,
    deleteNamed,
    mute,
    muteNamed,
    unmute,
    unmuteHere,
    more,
  } = text.moderation;
  const summary = element('summary', { className: styles.more, textContent: '⋯' });
  summary.setAttribute('aria-label', more(Username, timeOf(message)));
  return element(
    'details',
    { className: styles.moderation },
    summary,
    button('delete', remove, deleteNamed(Username)),
    ...(isOwn
      ? []
      : [
          button('mute', mute, muteNamed(Username)),
          button('unmute', unmute, unmuteHere(Username)),
        ]),
  );
}

/** The characters that end a line (`white-space: pre-wrap`). */
const BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** A longer message may be higher than the style allows. It then scrolls. */
const MAY_SCROLL = { characters: 240, lines: 12 };

/** Joins several empty lines to one, so that no message pushes the others away. */
function withoutGaps(message: string): string[] {
  const lines = message.split(BREAK).map((line) => (isVisibleText(line) ? line : ''));
  return lines.filter((line, index) => line !== '' || (index > 0 && lines[index - 1] !== ''));
}

/** An address of the web; punctuation at its end belongs to the sentence. */
const LINK = /(https:\/\/[^\s<>"“”«»]*[^\s<>"“”«».,;:!?)\]'’])/;

/** A text whose `https://` addresses are links. They open beside the lesson, and learn nothing of it. */
function withLinks(words: string): (Node | string)[] {
  return words.split(LINK).map((part, place) => {
    // What the pattern holds is at the odd places.
    if (place % 2 === 0 || !URL.canParse(part)) return part;
    const link = { href: part, target: '_blank', rel: 'noopener noreferrer nofollow' };
    return element('a', { ...link, className: styles.link, textContent: part });
  });
}

/** @param isTrusted a teacher wrote it: only then are its addresses links */
function messageText(message: string, isTrusted: boolean): HTMLElement {
  const lines = withoutGaps(message);
  const mayScroll = message.length > MAY_SCROLL.characters || lines.length > MAY_SCROLL.lines;
  const words = lines.join('\n');
  return element(
    'p',
    {
      ...{ className: styles.message, dir: 'auto' },
      // Not every browser lets the keyboard scroll what cannot have the focus.
      ...(mayScroll && { tabIndex: 0 }),
    },
    ...(isTrusted ? withLinks(words) : [words]),
  );
}

/** One message: name, time and text. It is plain text that keeps its line breaks. */
export function messageItem(message: ChatMessage, { isOwn, isTeacher }: ItemOptions): HTMLElement {
  const { ID, Username, Message, TimeStamp, ByTeacher, UID } = message;
  const marks = [...(ByTeacher ? [text.teacher] : []), ...(isOwn ? [text.you] : [])];
  const item = element(
    'li',
    {
      className: [styles.item, isOwn && styles.own, ByTeacher && styles.teacher]
        .filter(Boolean)
        .join(' '),
    },
    element(
      'p',
      { className: styles.meta },
      element('bdi', { className: styles.name, textContent: Username }),
      ...marks.map((mark) => element('span', { className: styles.mark, textContent: mark })),
      element('time', { dateTime: TimeStamp, textContent: timeOf(message) }),
    ),
    messageText(Message, ByTeacher === true),
    ...(isTeacher ? [moderation(message, isOwn)] : []),
  );
  Object.assign(item.dataset, { id: ID, uid: UID, username: Username });
  return item;
}

/** Marks a message of a muted member, and offers what a teacher can do about it. */
export function showMuted(item: HTMLElement, isMuted: boolean): void {
  const mark = item.querySelector(`.${MUTED}`);
  if (isMuted && !mark) {
    item
      .querySelector('time')
      ?.before(element('span', { className: `${styles.mark} ${MUTED}`, textContent: text.muted }));
  }
  if (!isMuted) mark?.remove();
  for (const each of item.querySelectorAll<HTMLElement>('[data-action]')) {
    const { action } = each.dataset;
    if (action === 'mute') each.hidden = isMuted;
    if (action === 'unmute') each.hidden = !isMuted;
  }
}

/** Replaces a message that was deleted while the page is open. */
export const deletedItem = (): HTMLElement =>
  element('li', { className: `${styles.item} ${styles.deleted}`, textContent: text.deleted });

/** A message of the member's own that has no answer yet. */
export function pendingItem(message: string, status: 'sending' | 'waiting'): HTMLElement {
  return element(
    'li',
    { className: `${styles.item} ${styles.own} ${styles.pending}` },
    element(
      'p',
      { className: styles.meta },
      element('span', { textContent: status === 'sending' ? text.sending : text.waiting }),
    ),
    messageText(message, false),
  );
}

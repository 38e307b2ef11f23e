import type { ChatMessage, ChatPeople, ChatState, FromChatFrame } from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import styles from './chat-view.module.css';

export interface People {
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  show(people: ChatPeople): void;
  /** Marks as teachers those who wrote one of these messages as a teacher. */
  mark(messages: readonly ChatMessage[]): void;
  update(state: ChatState): void;
}

/** Who is here, asked for when it is opened; for teachers also who is muted. */
export function createPeople(post: (message: FromChatFrame) => void): People {
  const button = element('button', {
    ...{ type: 'button', className: styles.quiet, textContent: text.people.open },
  });
  button.ariaExpanded = 'false';
  button.setAttribute('aria-controls', 'people');
  const words = element('p', { className: styles.words, role: 'status' });
  const names = element('ul', { className: styles.names });
  const mutedTitle = element('h2', { className: styles.subtitle });
  mutedTitle.textContent = text.people.mutedTitle;
  const muted = element('ul', { className: styles.names });
  const panel = element(
    'section',
    { id: 'people', className: styles.people, hidden: true, ariaLabel: text.people.title },
    ...[words, names, mutedTitle, muted],
  );

  const toggle = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    button.ariaExpanded = String(isOpen);
    if (isOpen) post({ type: 'people' });
  };
  button.onclick = () => toggle(panel.hidden !== false);
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    toggle(false);
    button.focus();
  });

  let here: ChatPeople['people'] = [];
  let own: Pick<ChatState, 'uid' | 'isTeacher'> | undefined;
  let teachers: ReadonlySet<string> = new Set();
  const personOf = ({ uid, username }: ChatPeople['people'][number]) => {
    const isOwn = uid === own?.uid;
    const isTeacher = isOwn ? own?.isTeacher : teachers.has(uid);
    const marks = [...(isTeacher ? [text.teacher] : []), ...(isOwn ? [text.you] : [])];
    return element(
      'li',
      {},
      element('bdi', { textContent: username }),
      ...marks.map((mark) => element('span', { className: styles.mark, textContent: mark })),
    );
  };
  const showNames = () => names.replaceChildren(...here.map(personOf));

  return {
    button,
    panel,
    mark(messages) {
      const found = messages.filter(({ ByTeacher }) => ByTeacher).map(({ UID }) => UID);
      if (found.every((uid) => teachers.has(uid))) return;
      teachers = new Set([...teachers, ...found]);
      showNames();
    },
    show({ status, people, isMore }) {
      const { none, more, count } = text.people;
      const ready = people.length === 0 ? none : isMore ? more : count(people.length);
      words.textContent =
        status === 'ready' ? ready : status === 'failed' ? text.people.failed : text.people.loading;
      here = people;
      showNames();
    },
    update({ uid: ownUid, isTeacher, muted: all }) {
      own = { uid: ownUid, isTeacher };
      mutedTitle.hidden = muted.hidden = all.length === 0;
      muted.replaceChildren(
        ...all.map(({ uid, username }) => {
          const again = element('button', { type: 'button', className: styles.quiet });
          again.textContent = text.moderation.unmute;
          again.ariaLabel = text.moderation.unmuteNamed(username);
          again.onclick = () => {
            post({ type: 'unmute', uid });
            button.focus();
          };
          return element('li', {}, element('bdi', { textContent: username }), again);
        }),
      );
    },
  };
}

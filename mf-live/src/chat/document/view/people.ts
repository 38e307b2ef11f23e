import type { ChatPeople, ChatState, FromChatFrame } from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import styles from './chat-view.module.css';

export interface People {
  readonly button: HTMLElement;
  readonly panel: HTMLElement;
  show(people: ChatPeople): void;
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

  return {
    button,
    panel,
    show({ status, people, isMore }) {
      const { none, more, count } = text.people;
      const ready = people.length === 0 ? none : isMore ? more : count(people.length);
      words.textContent =
        status === 'ready' ? ready : status === 'failed' ? text.people.failed : text.people.loading;
      names.replaceChildren(
        ...people.map(({ username }) =>
          element('li', {}, element('bdi', { textContent: username })),
        ),
      );
    },
    update({ muted: all }) {
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

import type { ChatState, FromChatFrame, ToChatFrame } from 'shared-contracts';
import { element } from '../../../documents/element';
import { chat as text } from '../../../messages/chat';
import { createMessageList } from './message-list';
import { createMuteStatus } from './mute-status';
import { createPeople } from './people';
import { createWriteForm } from './write-form';
import styles from './chat-view.module.css';

function follow({ theme, links }: ChatState): void {
  const { dataset } = document.documentElement;
  if (links === undefined) delete dataset.links;
  else dataset.links = links;
  if (theme === null) delete dataset.theme;
  else dataset.theme = theme;
}

/**
 * Fills an element with the chat.
 *
 * @param post tells the live screen what the member does
 * @returns takes what the live screen says
 */
export function createChatView(
  root: HTMLElement,
  post: (message: FromChatFrame) => void,
): (message: ToChatFrame) => void {
  const mutes = createMuteStatus();
  const tell = (message: FromChatFrame) => {
    mutes.expect(message);
    post(message);
  };
  const people = createPeople(tell);
  const form = createWriteForm(tell);
  const list = createMessageList(tell, form);
  const connection = element('p', { className: styles.lost, role: 'status' });
  root.replaceChildren(
    element(
      'main',
      { className: styles.chat },
      element(
        'header',
        { className: styles.bar },
        element('h1', { className: styles.title, textContent: text.title }),
        people.button,
      ),
      ...[people.panel, list.element, mutes.element, connection, form.element],
    ),
  );

  root.addEventListener('click', (event) => {
    const { links } = document.documentElement.dataset;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || links === undefined) return;
    event.preventDefault();
    if (links === 'page') tell({ type: 'open', url: link.href });
  });

  const update = (state: ChatState) => {
    follow(state);
    const isLost = state.connection === 'lost' && state.room !== 'refused';
    const said = isLost ? text.lost : '';
    if (connection.textContent !== said) connection.textContent = said;
    connection.hidden = !isLost;
    people.button.hidden = state.room !== 'open';
    list.update(state);
    people.update(state);
    form.update(state);
    mutes.update(state);
    // What is above and below the list has changed its height.
    list.follow();
  };

  return (message) => {
    switch (message.type) {
      case 'state':
        return update(message);
      case 'messages':
        people.mark(message.messages);
        return list.show(message.messages);
      case 'people':
        return people.show(message);
      case 'text':
        return form.giveBack(message.text);
    }
  };
}

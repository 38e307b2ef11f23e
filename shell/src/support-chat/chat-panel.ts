import { LIVE_CHAT_FRAME_ID } from './follow-wish';
import styles from './chat-panel.late.module.css';

const TITLE = 'Support chat';
const PANEL_ID = 'support-chat-panel';

/**
 * Shows a button at the edge of the page, and the provider's page in a frame above it. The provider
 * learns nothing about a learner who does not press the button. The frame may not navigate the page
 * around it.
 *
 * @param url of the provider's page; the shell's policy must allow its origin as a frame
 * @param opensWindows false in an app, where a window would replace the whole product
 * @throws {Error} for a page of the shell's own origin, whose scripts could remove its sandbox
 */
export function createChatPanel(
  url: string,
  opensWindows: boolean,
): { readonly element: HTMLElement } {
  if (new URL(url, location.href).origin === location.origin) {
    throw new Error('supportChat.url names a page of the shell: name one of another origin');
  }
  const element = document.createElement('section');
  element.id = LIVE_CHAT_FRAME_ID;
  element.className = styles.chat ?? '';
  element.setAttribute('aria-label', TITLE);

  const panel = document.createElement('div');
  panel.id = PANEL_ID;
  panel.className = styles.panel ?? '';
  panel.hidden = true;

  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.setAttribute('aria-controls', PANEL_ID);

  const setOpen = (isOpen: boolean) => {
    if (isOpen && panel.childElementCount === 0) panel.append(createFrame(url, opensWindows));
    panel.hidden = !isOpen;
    button.textContent = isOpen ? 'Close support' : 'Support';
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => setOpen(panel.hidden !== false));
  // Keys inside the frame belong to the provider.
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') setOpen(false);
  });

  setOpen(false);
  // The order for the keyboard: the panel follows its button. The style reverses it.
  element.append(button, panel);
  return { element };
}

function createFrame(url: string, opensWindows: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = TITLE;
  frame.className = styles.frame ?? '';
  frame.referrerPolicy = 'origin';
  const windows = opensWindows ? ' allow-popups' : '';
  frame.setAttribute('sandbox', `allow-scripts allow-same-origin allow-forms${windows}`);
  frame.src = url;
  return frame;
}

import 'kit/tokens.css';
import '../../documents/fonts.css';
import { shellAddress, shellOrigin } from '../../documents/addresses';
import { rootElement } from '../../documents/element';
import { notice } from '../../documents/notice';
import { chat as text } from '../../messages/chat';
import { connect } from './connect';
import { createChatView } from './view/chat-view';

/** Connects the chat with the live screen around it. Without that screen it can only lead there. */
function alone(): void {
  const { heading, text: words, link } = text.alone;
  rootElement().replaceChildren(
    notice({
      heading,
      text: words,
      actions: [{ label: link, to: shellAddress('/live-lessons') }],
    }),
  );
}

if (window.parent === window) alone();
else {
  const view = createChatView(rootElement(), (message) => tell(message));
  const tell = connect({ origin: shellOrigin(), onMessage: view });
}

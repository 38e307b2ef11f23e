import 'kit/tokens.css';
import '../../documents/fonts.css';
import { shellAddress, shellOrigin } from '../../documents/addresses';
import { rootElement } from '../../documents/element';
import { notice } from '../../documents/notice';
import { chat as text } from '../../messages/chat';
import { connect } from './connect';
import { createChatView } from './view/chat-view';

// Starts the chat's document, which the live page shows in an iframe.

/** Opened outside the live page, the document only links to that page. */
function showLinkToLivePage(): void {
  const { heading, text: words, link } = text.alone;
  rootElement().replaceChildren(
    notice({
      heading,
      text: words,
      actions: [{ label: link, to: shellAddress('/live-lessons') }],
    }),
  );
}

if (window.parent === window) showLinkToLivePage();
else {
  const view = createChatView(rootElement(), (message) => tell(message));
  const tell = connect({ origin: shellOrigin(), onMessage: view });
}

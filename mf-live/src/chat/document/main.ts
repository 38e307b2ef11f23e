import 'kit/tokens.css';
import { shellAddress } from '../../documents/addresses';
import { rootElement } from '../../documents/element';
import { notice } from '../../documents/notice';
import { messages } from '../../messages/chat-document';

/** The chat speaks with the live screen around it; alone it can only lead there. */
const { heading, text, link } = messages.alone;
rootElement().replaceChildren(
  notice({ heading, text, actions: [{ label: link, to: shellAddress('/live-lessons') }] }),
);

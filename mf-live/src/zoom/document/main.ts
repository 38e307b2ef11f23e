import 'kit/tokens.css';
import { shellAddress } from '../../documents/addresses';
import { rootElement } from '../../documents/element';
import { notice } from '../../documents/notice';
import { messages } from '../../messages';

const { heading, text, link } = messages.zoomDocument.alone;
rootElement().replaceChildren(
  notice({ heading, text, actions: [{ label: link, to: shellAddress('/live-meeting') }] }),
);

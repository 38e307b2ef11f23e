import { element } from './element';
import styles from './document.module.css';

/** Creates a page with a heading, a text and links. */
export function notice({
  heading,
  text,
  actions,
}: {
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly NoticeAction[];
}): HTMLElement {
  return element(
    'main',
    { className: styles.notice },
    element('p', { className: styles.brand, lang: 'gsw', textContent: BRAND }),
    element('h1', { className: styles.heading, textContent: heading }),
    element('p', { className: styles.text, textContent: text }),
    element(
      'div',
      { className: styles.actions },
      ...actions.map(({ label, to }, index) =>
        element('a', {
          className: index === 0 ? styles.primary : styles.secondary,
          href: to,
          textContent: label,
        }),
      ),
    ),
  );
}

/** A link below a notice; the first is the main one. */
export interface NoticeAction {
  readonly label: string;
  readonly to: string;
}

/** The name of the product, because these pages have no header. */
const BRAND = 'Grüezi';

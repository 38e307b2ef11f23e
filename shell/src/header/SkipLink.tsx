import type { MouseEvent } from 'react';
import styles from './header.module.css';

/** Moves the focus into the screen and leaves the address, and so the router, alone. */
function skip(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a href="#main" className={styles['skip']} onClick={skip}>
      Skip to content
    </a>
  );
}

import type { LegalSection } from './legal-text';
import styles from './styles.module.css';

/**
 * The table of contents. Plain anchors, not the router's links: they work before any script has
 * loaded and the browser scrolls by itself.
 */
export function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.contentsTitle}>
        On this page
      </h2>
      <ol className={styles.contentsList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

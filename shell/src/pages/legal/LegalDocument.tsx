import { useEffect, type ReactNode } from 'react';
import { Page, Prose, useTitle } from 'kit';
import { dayText } from 'common';
import styles from './styles.module.css';

/** One numbered part of a legal text. */
export interface LegalSection {
  /** Anchor of the heading, `your-rights`; unique within its text. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** Content of a legal page; each page has its own file beside this one. */
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  /** Calendar day `2026-11-20` of the last change of the wording. */
  readonly lastUpdated: string;
  readonly sections: readonly LegalSection[];
}

/** A legal text with its date, table of contents and numbered sections. */
export function LegalDocument({ text }: { readonly text: LegalText }) {
  useTitle(text.title);
  useHashTarget();
  return (
    <Page title={text.title} intro={text.intro} width="wide">
      <LastUpdated day={text.lastUpdated} />
      <div className={styles.columns}>
        <Contents sections={text.sections} />
        <Prose>
          {text.sections.map(({ id, title, body }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {title}
              </h2>
              {body}
            </section>
          ))}
        </Prose>
      </div>
    </Page>
  );
}

/** Table of contents. Its plain anchors work before any script has loaded. */
function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
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

function LastUpdated({ day }: { readonly day: string }) {
  return (
    <p className={styles.updated}>
      Last updated: <time dateTime={day}>{dayText(day)}</time>
    </p>
  );
}

/**
 * Scrolls once to the section that the address names (`/disclaimer#links`). The browser cannot,
 * because it looks for the section before this page's code has loaded.
 */
function useHashTarget(): void {
  useEffect(() => {
    const id = decodeHash(window.location.hash);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, []);
}

/** Decodes a hash; a malformed escape names no section and does not fail. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

import { Page, Prose, useTitle } from 'kit';
import { Contents } from './Contents';
import { LastUpdated } from './LastUpdated';
import type { LegalText } from './legal-text';
import styles from './styles.module.css';
import { useHashTarget } from './use-hash-target';

/** A legal text with its date, table of contents and numbered sections. Source: DESIGN §8. */
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

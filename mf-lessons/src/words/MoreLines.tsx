import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { idle, type SearchHit } from 'shared-contracts';
import { fold, foldedWords } from 'common/fold';
import { words as texts } from '../messages/words';
import { LineHit } from '../search/LineHit';
import styles from './words.late.module.css';

/**
 * A button that finds lines with a word in other lessons. The server searches the lessons of the
 * learner's plan, and free lessons. Source: API-searchLines.
 *
 * @param word the word as a line says it
 * @param except the line that is left out
 * @param children another button beside it
 */
export function MoreLines(props: {
  readonly word: string;
  readonly except: string;
  readonly children: ReactNode;
}) {
  const { word, except, children } = props;
  const { functions } = usePlatform();
  const [lines] = useState(() =>
    createAsync(async () => {
      const { hits } = await functions.call('searchLines', { query: word });
      return hits.filter(
        ({ SwissGerman }) =>
          SwissGerman !== except && foldedWords(SwissGerman).includes(fold(word)),
      );
    }),
  );
  const state = useObservable(lines.state$, idle);
  return (
    <>
      <div className={styles.actions}>
        {children}
        {(state.status !== 'success' || state.value.length === 0) && (
          <Button
            variant="secondary"
            busy={state.status === 'loading'}
            onClick={() => void lines.run()}
          >
            {texts.more}
          </Button>
        )}
      </div>
      <div role="status">
        {state.status === 'failure' && <p className={styles.note}>{texts.moreFailure}</p>}
        {state.status === 'success' && state.value.length === 0 && (
          <p className={styles.note}>{texts.noMore}</p>
        )}
      </div>
      {state.status === 'success' && state.value.length > 0 && (
        <FoundLines hits={state.value} word={fold(word)} />
      )}
    </>
  );
}

/** The found lines. They take the focus, because the button was removed. */
function FoundLines({ hits, word }: { hits: readonly SearchHit[]; word: string }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <ul ref={list} tabIndex={-1} aria-label={texts.more} className={styles.more}>
      {hits.map((hit) => (
        <li key={hit.VideoID}>
          <LineHit hit={hit} words={[word]} />
        </li>
      ))}
    </ul>
  );
}

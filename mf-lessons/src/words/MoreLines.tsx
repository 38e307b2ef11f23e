import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, createAsync, useObservable, usePlatform } from 'kit';
import { idle, type SearchHit } from 'shared-contracts';
import { fold, foldedWords } from 'common/fold';
import { words as texts } from '../messages/words';
import { LineHit } from '../search/LineHit';
import styles from './words.late.module.css';

/**
 * Finds lines of other lessons that say a word, when the learner asks: the server answers lessons
 * of the learner's plan, and free ones to everybody. Source: API-searchLines.
 *
 * @param word as a line says it
 * @param except the line itself
 * @param children a button beside the one that asks
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
        <Lines hits={state.value} word={fold(word)} />
      )}
    </>
  );
}

/** The found lines; they take the focus from the button, which is gone. */
function Lines({ hits, word }: { hits: readonly SearchHit[]; word: string }) {
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

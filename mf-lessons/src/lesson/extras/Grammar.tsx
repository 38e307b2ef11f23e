import { useEffect, useId, useState } from 'react';
import { Button, Card, createAsync, useObservable, usePlatform } from 'kit';
import { idle } from 'shared-contracts';
import { lesson } from '../../messages/lesson-extras';
import styles from './extras.late.module.css';

/** The address is good for some minutes only; after this, in milliseconds, it is asked for anew. */
const GOOD_FOR_MS = 4 * 60_000;

/**
 * The grammar PDF. The server is asked when the learner wants it; then it opens by itself, and a
 * link stays for browsers that allow no window then. Source: SPEC §1, §7 getGrammarPDFurl.
 */
export function Grammar({ videoID }: { videoID: string }) {
  const { functions, navigation, log } = usePlatform();
  const errorId = useId();
  const [work] = useState(() =>
    createAsync(async () => {
      const { url } = await functions.call('getGrammarPDFurl', { videoID });
      navigation.openExternal(url);
      return url;
    }),
  );
  const state = useObservable(work.state$, idle);
  useEffect(() => {
    if (state.status === 'failure') {
      log.warn('The grammar PDF could not be fetched', { error: state.error });
    }
    if (state.status !== 'success') return undefined;
    const timer = setTimeout(() => work.reset(), GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [state, work, log]);

  const { title, text, get, open, failure } = lesson.grammar;
  return (
    <Card className={styles['card']}>
      <h2 className={styles['cardTitle']}>{title}</h2>
      <p className={styles['cardText']}>{text}</p>
      {state.status === 'success' ? (
        <a className={styles['link']} href={state.value} target="_blank" rel="noopener" download>
          {open} <span className={styles['note']}>{lesson.german.newWindow}</span>
        </a>
      ) : (
        <Button
          variant="secondary"
          busy={state.status === 'loading'}
          aria-describedby={state.status === 'failure' ? errorId : undefined}
          onClick={() => void work.run()}
        >
          {get}
        </Button>
      )}
      {state.status === 'failure' && (
        <p id={errorId} className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
    </Card>
  );
}

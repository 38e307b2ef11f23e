import { useEffect, useId, useRef, useState } from 'react';
import { Button, Card, createAsync, useObservable, usePlatform } from 'kit';
import { idle, opensPages } from 'shared-contracts';
import { lesson } from '../../messages/lesson-extras';
import styles from './extras.late.module.css';

/** The URL of the PDF expires after some minutes; ask for a new one after this time. */
const GOOD_FOR_MS = 4 * 60_000;

/**
 * Downloads the grammar PDF. A press asks the server for the URL; then a link replaces the button
 * and is clicked. The PDF is an attachment, so the page stays; browsers refuse to open a window
 * after a wait. The app's web view stores no files, so the system browser opens the URL there. An
 * app that opens no pages has no PDF. Source: CALL-getGrammarPDFurl, PARENT-supports.
 */
export function Grammar({ videoID }: { videoID: string }) {
  const { functions, navigation, parentApp, log } = usePlatform();
  const link = useRef<HTMLAnchorElement>(null);
  const errorId = useId();
  const [work] = useState(() =>
    createAsync(async () => {
      const { url } = await functions.call('getGrammarPDFurl', { videoID });
      if (parentApp.isEmbedded) navigation.openExternal(url);
      return url;
    }),
  );
  const state = useObservable(work.state$, idle);
  useEffect(() => {
    if (state.status === 'failure') {
      log.warn('The grammar PDF could not be fetched', { error: state.error });
    }
    if (state.status !== 'success') return undefined;
    link.current?.focus({ preventScroll: true });
    link.current?.click();
    const timer = setTimeout(() => work.reset(), GOOD_FOR_MS);
    return () => clearTimeout(timer);
  }, [state, work, log]);

  if (!opensPages(parentApp)) return null;
  const { title, text, get, again: repeatLabel, failure } = lesson.grammar;
  return (
    <Card className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <p className={styles.cardText}>{text}</p>
      {state.status === 'success' && !parentApp.isEmbedded ? (
        <a ref={link} className={styles.link} href={state.value}>
          {repeatLabel}
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
        <p id={errorId} className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </Card>
  );
}

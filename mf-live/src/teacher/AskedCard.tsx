import { Button, Card, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { useEffect, useState, type ReactNode } from 'react';
import { loading, type AsyncState } from 'shared-contracts';
import styles from './teacher.late.module.css';

/** A question to the server, asked when the page opens. */
export interface Asked<T> {
  readonly state: AsyncState<T>;
  readonly ask: () => Promise<void>;
}

/**
 * Asks once, and again when told to.
 *
 * @param question of the first render; later ones are ignored
 * @param warning for the log, when there is no answer
 */
export function useAsked<T>(question: () => Promise<T>, warning: string): Asked<T> {
  const { log } = usePlatform();
  const [asking] = useState(() => createAsync(question));
  const state = useObservable<AsyncState<T>>(asking.state$, loading);
  useEffect(() => void asking.run(), [asking]);
  useEffect(() => {
    if (state.status === 'failure') log.warn(warning, state);
  }, [state, warning, log]);
  return { state, ask: asking.run };
}

interface AskedCardProps {
  /** Of the heading. */
  readonly id: string;
  readonly text: Readonly<Record<'heading' | 'loading' | 'failed' | 'retry', string>>;
  readonly request: Asked<unknown>;
  /** Whether there is something to show meanwhile, from an earlier answer. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/** A teacher's card below the room, whose content the server knows. */
export function AskedCard({
  id,
  text,
  request: { state, ask },
  isKnown,
  children,
}: AskedCardProps) {
  const isFailed = state.status === 'failure';
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{text.heading}</h2>
      {isFailed && (
        <div role="alert">
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={() => void ask()}>
            {text.retry}
          </Button>
        </div>
      )}
      {!isKnown && !isFailed && <Skeleton kind="text" lines={3} label={text.loading} />}
      {children}
    </Card>
  );
}

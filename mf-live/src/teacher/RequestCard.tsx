import { Button, Card, createAsync, Skeleton, useObservable, usePlatform } from 'kit';
import { useEffect, useState, type ReactNode } from 'react';
import { loading, type AsyncState } from 'shared-contracts';
import styles from './teacher.late.module.css';

/** A request that is sent when the page opens. */
export interface ServerRequest<T> {
  readonly state: AsyncState<T>;
  readonly ask: () => Promise<void>;
}

/**
 * Sends a request once, and again on `ask`.
 *
 * @param question the request; only that of the first render is used
 * @param warning the log's message after a failure
 */
export function useServerRequest<T>(question: () => Promise<T>, warning: string): ServerRequest<T> {
  const { log } = usePlatform();
  const [asking] = useState(() => createAsync(question));
  const state = useObservable<AsyncState<T>>(asking.state$, loading);
  useEffect(() => void asking.run(), [asking]);
  useEffect(() => {
    if (state.status === 'failure') log.warn(warning, state);
  }, [state, warning, log]);
  return { state, ask: asking.run };
}

interface RequestCardProps {
  /** Id of the heading. */
  readonly id: string;
  readonly text: Readonly<Record<'heading' | 'loading' | 'failed' | 'retry', string>>;
  readonly request: ServerRequest<unknown>;
  /** Whether an earlier answer is on the page, so that no skeleton is needed. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/** Shows a teacher's card with data from the server: a skeleton, a failure, or the content. */
export function RequestCard({ id, text, request, isKnown, children }: RequestCardProps) {
  const isFailed = request.state.status === 'failure';
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{text.heading}</h2>
      {isFailed && (
        <div role="alert">
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={request.ask}>
            {text.retry}
          </Button>
        </div>
      )}
      {!isKnown && !isFailed && <Skeleton kind="text" lines={3} label={text.loading} />}
      {children}
    </Card>
  );
}

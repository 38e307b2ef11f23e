import {
  Button,
  ButtonLink,
  Card,
  createAsync,
  Link,
  Skeleton,
  useObservable,
  usePlatform,
} from 'kit';
import { useEffect, useState } from 'react';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { room } from '../messages/room';
import { Phrases } from './Phrases';
import { findRecording, type Recording as Found } from './find-recording';
import styles from './styles.module.css';

const text = room.after;

/**
 * The newest recording, and the lesson that it belongs to. Source: SPEC §1, recordings.
 *
 * @param lessonID day of the live lesson that is just over, whose phrases are offered
 */
export function Recording({ lessonID }: { lessonID: string | undefined }) {
  const platform = usePlatform();
  const [finding] = useState(() => createAsync(() => findRecording(platform)));
  const state = useObservable(finding.state$, idle);
  useEffect(() => {
    void finding.run();
    return finding.reset;
  }, [finding]);
  return (
    <Card as="section" aria-labelledby="recording" className={styles.session}>
      <h2 id="recording" className={styles.panelTitle}>
        {text.heading}
      </h2>
      {(state.status === 'idle' || state.status === 'loading') && (
        <Skeleton kind="text" lines={2} label={text.loading} />
      )}
      {state.status === 'failure' && (
        <>
          <p className={styles.panelText}>{text.failed}</p>
          <Button variant="secondary" onClick={() => void finding.run()}>
            {messages.retry}
          </Button>
        </>
      )}
      {state.status === 'success' &&
        (state.value === null ? (
          <p className={styles.panelText}>{text.none}</p>
        ) : (
          <Shown {...state.value} />
        ))}
      {lessonID !== undefined && (
        <div className={styles.phrases}>
          <Phrases lessonID={lessonID} />
        </div>
      )}
    </Card>
  );
}

const dayOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

function Shown({ recording, lesson }: Found) {
  return (
    <>
      <p className={styles.panelText}>
        <strong lang="gsw">{recording.Title}</strong>
        <br />
        <time dateTime={recording.Date}>{dayOf(recording.Date)}</time>
      </p>
      <div className={styles.actions}>
        <ButtonLink to={`/videos/${recording.DocID}`} variant="secondary">
          {text.watch}
        </ButtonLink>
        {lesson && (
          <Link to={`/videos/${lesson.DocID}`} className={styles.ask}>
            {text.lesson}
          </Link>
        )}
      </div>
    </>
  );
}

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
import { dayText } from 'common';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { room } from '../messages/room';
import { findRecording, type Recording as Found } from './find-recording';
import { WithPicture } from './WithPicture';
import late from './parts.late.module.css';
import styles from './styles.module.css';

const text = room.after;

/**
 * Leads to the newest recording, its lesson, and earlier recordings. Source: ABOUT-recordings.
 *
 * @param lessonID day of the live lesson that is just over
 */
export function Recording({ lessonID }: { lessonID: string | undefined }) {
  const platform = usePlatform();
  const [finding] = useState(() => createAsync(() => findRecording(platform)));
  const state = useObservable(finding.state$, idle);
  useEffect(() => {
    void finding.run();
    return finding.reset;
  }, [finding]);
  const newest = state.status === 'success' ? state.value?.recording : undefined;
  const isOfToday = newest !== undefined && newest.Date === lessonID;
  return (
    <Card as="section" aria-labelledby="recording" className={styles.session}>
      <h2 id="recording" className={styles.panelTitle}>
        {isOfToday ? text.ofToday : text.heading}
      </h2>
      {(state.status === 'idle' || state.status === 'loading') && (
        <Skeleton kind="text" lines={2} label={text.loading} />
      )}
      {state.status === 'failure' && (
        <>
          <p className={late.panelText}>{text.failed}</p>
          <Button variant="secondary" onClick={() => void finding.run()}>
            {messages.retry}
          </Button>
        </>
      )}
      {state.status === 'success' &&
        (state.value === null ? (
          <p className={late.panelText}>{text.none}</p>
        ) : (
          <Recordings {...state.value} />
        ))}
    </Card>
  );
}

function Recordings({ recording, lesson, earlier }: Found) {
  return (
    <>
      <WithPicture picture={recording.VideoThumbnailURL}>
        <strong lang="gsw">{recording.Title}</strong>
        <p className={late.source}>
          {recording.Subtitle}
          <br />
          <time dateTime={recording.Date}>{dayText(recording.Date)}</time>
        </p>
      </WithPicture>
      <div className={late.actions}>
        <ButtonLink to={`/videos/${recording.DocID}`} variant="secondary">
          {text.watch}
        </ButtonLink>
        {lesson && (
          <Link to={`/videos/${lesson.DocID}`} className={late.ask}>
            {text.lesson}
          </Link>
        )}
      </div>
      {earlier.length > 0 && (
        <div className={late.earlier}>
          <h3 id="earlier" className={late.smallTitle}>
            {text.earlier}
          </h3>
          <ul aria-labelledby="earlier">
            {earlier.map(({ DocID, Title, Date: day }) => (
              <li key={DocID}>
                <Link to={`/videos/${DocID}`} className={late.ask}>
                  <span lang="gsw">{Title}</span>
                </Link>
                <time dateTime={day}>{dayText(day)}</time>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

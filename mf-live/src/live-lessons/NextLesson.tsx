import { Button, Card, createAsync, Link, Skeleton, useObservable, usePlatform } from 'kit';
import { calendarFile } from 'kit/calendar-file';
import { saveFile } from 'kit/save-file';
import { useEffect, useState } from 'react';
import { idle } from 'shared-contracts';
import { messages } from '../messages';
import { nextLesson, timeUntil } from './next-lesson';
import styles from './styles.module.css';

const EVERY_MS = 15_000;
const text = messages.liveLessons.when;

/** When the next live lesson takes place: its own date, not a fixed weekday. Source: INTERFACES §3. */
export function NextLesson() {
  const { content, session } = usePlatform();
  const [catalogue] = useState(() => createAsync(() => content.catalogue()));
  const state = useObservable(catalogue.state$, idle);
  useEffect(() => {
    // The session is looked up first, because it decides about the room.
    void session.ready().then(catalogue.run, catalogue.run);
    return catalogue.reset;
  }, [session, catalogue]);
  return (
    <Card as="section" aria-labelledby="when" className={styles.when}>
      <h2 id="when" className={styles.panelTitle}>
        {text.heading}
      </h2>
      {state.status === 'failure' && (
        <>
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={() => void catalogue.run()}>
            {messages.retry}
          </Button>
        </>
      )}
      {state.status === 'success' && <Announced {...state.value.liveLessons} />}
      {(state.status === 'idle' || state.status === 'loading') && (
        <Skeleton kind="text" lines={3} label={text.loading} />
      )}
    </Card>
  );
}

function Announced({ Title = '', Dates = [] }: { Title?: string; Dates?: readonly string[] }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const start = nextLesson(Dates, now);
  if (start === undefined) {
    return (
      <p className={styles.unsure}>
        {text.none}{' '}
        <Link to="/contact" className={styles.ask}>
          {text.ask}
        </Link>
      </p>
    );
  }
  const shown = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  }).format(Date.parse(start));
  const save = () => {
    const url = `${location.origin}/live-lessons`;
    const file = calendarFile([{ title: `Live lesson: ${Title}`, start, url }], Date.now());
    saveFile('live-lesson.ics', file, 'text/calendar;charset=utf-8');
  };
  return (
    <>
      <p className={styles.next}>
        <strong>{Title}</strong>
        <time dateTime={start}>{shown}</time>
        <span className={styles.source}>{text.atSchool(start.slice(11, 16))}</span>
        <span role="timer">{timeUntil(start, now)}</span>
      </p>
      <Button variant="secondary" onClick={save}>
        {text.calendar}
      </Button>
    </>
  );
}

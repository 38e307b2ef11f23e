import { Button, Card, createAsync, Skeleton, TextField, useObservable, usePlatform } from 'kit';
import { useEffect, useState, type SubmitEvent } from 'react';
import {
  hasCode,
  idle,
  loading,
  weekdayText,
  type CallableRequest,
  type CallableResponse,
} from 'shared-contracts';
import { change as text } from '../messages/change';
import { openingOf } from '../room/live-phase';
import styles from './teacher.late.module.css';

export interface ChangeLessonProps {
  /** All dates that hold, earliest first, ISO 8601 with the school's offset. */
  readonly dates: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Settings = CallableResponse<'getLiveLessonSettings'>;
type Change = CallableRequest<'changeLiveLesson'>;

/**
 * Where a teacher changes the date of the next live lesson and the link to its meeting. The change
 * goes before what the school has published. Source: decision 63, docs/live.md.
 */
export function ChangeLesson({ dates, now }: ChangeLessonProps) {
  const { functions, log } = usePlatform();
  const [settings, setSettings] = useState<Settings>();
  const [asking] = useState(() =>
    createAsync(async () => setSettings(await functions.call('getLiveLessonSettings', {}))),
  );
  const [saving] = useState(() =>
    createAsync(async (change: Change) => {
      try {
        setSettings(await functions.call('changeLiveLesson', change));
      } catch (error) {
        // Another teacher was faster: the fields show what holds now.
        if (hasCode(error, 'aborted')) await asking.run();
        throw error;
      }
    }),
  );
  const asked = useObservable(asking.state$, loading);
  const saved = useObservable(saving.state$, idle);
  useEffect(() => void asking.run(), [asking]);
  useEffect(() => {
    if (asked.status === 'failure') log.warn('The settings of the lesson are unknown', asked);
    if (saved.status === 'failure') log.warn('The lesson could not be changed', saved);
  }, [asked, saved, log]);
  const next = dates.find((date) => Date.parse(date) > now);
  return (
    <Card as="section" className={styles.change} aria-labelledby="change">
      <h2 id="change">{text.heading}</h2>
      {asked.status === 'failure' && (
        <div role="alert">
          <p>{text.failed}</p>
          <Button variant="secondary" onClick={() => void asking.run()}>
            {text.retry}
          </Button>
        </div>
      )}
      {settings === undefined && asked.status !== 'failure' && (
        <Skeleton kind="text" lines={3} label={text.loading} />
      )}
      {settings && (
        <ChangeForm
          // What holds has changed, so the fields show it.
          key={`${settings.revision} ${next}`}
          next={next}
          dates={dates}
          settings={settings}
          isBusy={saved.status === 'loading'}
          onChange={(change) => void saving.run(change)}
        />
      )}
      <p role="status" className={styles.hint}>
        {saved.status === 'success' && text.saved}
      </p>
      {saved.status === 'failure' && (
        <p role="alert" className={styles.refused}>
          {refusal(saved.error)}
        </p>
      )}
    </Card>
  );
}

/** The server's sentence, where it has judged the change. */
const refusal = (error: Error): string =>
  hasCode(error, 'aborted', 'invalid-argument', 'failed-precondition')
    ? error.message
    : text.unreachable;

interface ChangeFormProps extends Pick<ChangeLessonProps, 'dates'> {
  /** The lesson to move; undefined: none is announced. */
  readonly next: string | undefined;
  readonly settings: Settings;
  readonly isBusy: boolean;
  readonly onChange: (change: Change) => void;
}

/** On the school's clock, as published dates and the browser's field have it. */
const onClock = (date: string) => date.slice(0, 16);

function ChangeForm({ next, dates, settings, isBusy, onChange }: ChangeFormProps) {
  const before = next === undefined ? '' : onClock(next);
  const [date, setDate] = useState(before);
  const [link, setLink] = useState(settings.joinUrl);
  const [error, setError] = useState<string>();
  const isMoved = date !== before;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isTaken = dates.some(
      (other) => other !== next && other.slice(0, 10) === date.slice(0, 10),
    );
    const problem = date === '' ? text.date.incomplete : isTaken && text.date.taken;
    if (next !== undefined && isMoved && problem) return setError(problem);
    onChange({
      revision: settings.revision,
      ...(next !== undefined && isMoved && { date: { from: next, to: date } }),
      ...(link.trim() !== settings.joinUrl && { joinUrl: link.trim() }),
    });
  };
  return (
    // The server judges, and says in a sentence what cannot be.
    <form className={styles.fields} noValidate onSubmit={submit}>
      {next === undefined ? (
        <p className={styles.hint}>{text.date.none}</p>
      ) : (
        <div>
          <TextField
            type="datetime-local"
            label={text.date.label}
            hint={text.date.hint}
            value={date}
            {...(error !== undefined && { error })}
            onChange={({ currentTarget }) => {
              setError(undefined);
              setDate(currentTarget.value);
            }}
          />
          {date !== '' && <p className={styles.seen}>{seen(date, isMoved)}</p>}
        </div>
      )}
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={text.link.label}
        hint={text.link.hint}
        value={link}
        onChange={({ currentTarget }) => setLink(currentTarget.value)}
      />
      <Button type="submit" busy={isBusy}>
        {text.save}
      </Button>
    </form>
  );
}

/** What learners read of a date, on the school's clock. */
function seen(date: string, isMoved: boolean): string {
  const words = isMoved ? text.date.soon : text.date.now;
  const opens = openingOf(`${date}:00`);
  return words(weekdayText(date.slice(0, 10)), date.slice(11, 16), opens.slice(11, 16));
}

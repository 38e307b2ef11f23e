import { Button, createAsync, TextField, useObservable, usePlatform } from 'kit';
import { useEffect, useState, type SubmitEvent } from 'react';
import { momentText } from 'common';
import {
  hasCode,
  idle,
  type CallableRequest,
  type CallableResponse,
  type LiveDates,
} from 'shared-contracts';
import { change as text } from '../messages/change';
import { openingOf } from '../room/live-phase';
import { RequestCard, useServerRequest } from './RequestCard';
import styles from './teacher.late.module.css';

export interface ChangeLessonProps {
  /** All current dates, earliest first, ISO 8601 with the school's offset. */
  readonly dates: readonly string[];
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Called with the server's changed dates, before the page's watch delivers them. */
  readonly onDates: (dates: LiveDates) => void;
}

type Settings = CallableResponse<'getLiveLessonSettings'>;
type Change = CallableRequest<'changeLiveLesson'>;

/** The teacher's typed texts. */
interface Typed {
  readonly date?: Draft;
  readonly link?: Draft;
}
/** A typed text is dropped when the saved value behind it changes. */
interface Draft {
  /** The saved value that the field showed before. */
  readonly over: string;
  readonly value: string;
}
const valueOf = (draft: Draft | undefined, saved: string) =>
  draft?.over === saved ? draft.value : saved;

/**
 * The form in which a teacher changes the date of the next live lesson and the link to its meeting.
 * The change overrides what the school has published. Source: decision 63, docs/live.md.
 */
export function ChangeLesson({ dates, now, onDates }: ChangeLessonProps) {
  const { functions, log } = usePlatform();
  const [settings, setSettings] = useState<Settings>();
  const [typed, setTyped] = useState<Typed>({});
  const show = (nextSettings: Settings) => {
    if (nextSettings.dates) onDates(nextSettings.dates);
    setSettings(nextSettings);
  };
  const request = useServerRequest(
    async () => show(await functions.call('getLiveLessonSettings', {})),
    'The settings of the lesson are unknown',
  );
  const [saving] = useState(() =>
    createAsync(async (change: Change) => {
      try {
        show(await functions.call('changeLiveLesson', change));
        setTyped({});
        return change;
      } catch (error) {
        // Another teacher has saved meanwhile: the fields show that teacher's change.
        if (hasCode(error, 'aborted')) await request.ask();
        throw error;
      }
    }),
  );
  const saved = useObservable(saving.state$, idle);
  useEffect(() => {
    if (saved.status === 'failure') log.warn('The lesson could not be changed', saved);
  }, [saved, log]);
  const next = dates.find((date) => Date.parse(date) > now);
  return (
    <RequestCard id="change" text={text} request={request} isKnown={settings !== undefined}>
      {settings && (
        <ChangeForm
          next={next}
          typed={typed}
          onType={setTyped}
          dates={dates}
          settings={settings}
          isBusy={saved.status === 'loading'}
          onChange={(change) => void saving.run(change)}
        />
      )}
      <p role="status" className={styles.hint}>
        {saved.status === 'success' && (saved.value.date ? text.savedDate : text.saved)}
      </p>
      {saved.status === 'failure' && (
        <p role="alert" className={styles.refused}>
          {refusal(saved.error)}
        </p>
      )}
    </RequestCard>
  );
}

/** The server's sentence if it refused the change; otherwise that it did not answer. */
const refusal = (error: Error): string =>
  hasCode(error, 'aborted', 'invalid-argument', 'failed-precondition')
    ? error.message
    : text.unreachable;

interface ChangeFormProps extends Pick<ChangeLessonProps, 'dates'> {
  /** The lesson to move; undefined: none is announced. */
  readonly next: string | undefined;
  readonly settings: Settings;
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  readonly isBusy: boolean;
  readonly onChange: (change: Change) => void;
}

/** The date in the school's time zone, as the browser's field needs it: `2026-11-30T20:00`. */
const onClock = (date: string) => date.slice(0, 16);

/** Limits the year to four digits. */
const LAST = '9999-12-31T23:59';
/** While a teacher types, a browser may report half a date, or a year with five digits. */
const isWhole = (date: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(date) && !Number.isNaN(Date.parse(date));

function ChangeForm({ next, dates, settings, typed, onType, isBusy, onChange }: ChangeFormProps) {
  const plannedDate = next === undefined ? '' : onClock(next);
  const date = valueOf(typed.date, plannedDate);
  const link = valueOf(typed.link, settings.joinUrl);
  const [error, setError] = useState<{ readonly of: string; readonly text: string }>();
  const isMoved = date !== plannedDate;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isTaken = dates.some(
      (other) => other !== next && other.slice(0, 10) === date.slice(0, 10),
    );
    const problem = isWhole(date) ? isTaken && text.date.taken : text.date.incomplete;
    if (next !== undefined && isMoved && problem) return setError({ of: date, text: problem });
    onChange({
      revision: settings.revision,
      ...(next !== undefined && isMoved && { date: { from: next, to: date } }),
      ...(link.trim() !== settings.joinUrl && { joinUrl: link.trim() }),
    });
  };
  return (
    // `noValidate`: the server checks the values and answers with a sentence.
    <form className={styles.fields} noValidate onSubmit={submit}>
      {next === undefined ? (
        <p className={styles.hint}>{text.date.none}</p>
      ) : (
        <div>
          <TextField
            type="datetime-local"
            label={text.date.label}
            hint={text.date.hint}
            max={LAST}
            value={date}
            {...(error?.of === date && { error: error.text })}
            onChange={({ currentTarget }) =>
              onType({ ...typed, date: { over: plannedDate, value: currentTarget.value } })
            }
          />
          {isWhole(date) && <p className={styles.seen}>{seen(date, isMoved)}</p>}
        </div>
      )}
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={text.link.label}
        hint={text.link.hint}
        value={link}
        onChange={({ currentTarget }) =>
          onType({ ...typed, link: { over: settings.joinUrl, value: currentTarget.value } })
        }
      />
      <Button type="submit" busy={isBusy}>
        {text.save}
      </Button>
    </form>
  );
}

/** Shows the date as learners read it, in the school's time zone. */
function seen(date: string, isMoved: boolean): string {
  const words = isMoved ? text.date.soon : text.date.now;
  const start = `${date}:00`;
  return words(momentText(start), openingOf(start).slice(11, 16));
}

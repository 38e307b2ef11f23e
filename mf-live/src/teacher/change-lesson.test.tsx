import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { useState } from 'react';
import { withMoved } from 'common';
import {
  AppError,
  type CallableRequest,
  type LiveDates,
  type LiveLessonSettings,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform } from 'common-testing';
import { ChangeLesson } from './ChangeLesson';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DATES = [
  '2026-11-23T20:00:00+01:00',
  '2026-11-30T20:00:00+01:00',
  '2026-12-07T20:00:00+01:00',
];
const LINK = 'https://zoom.us/j/12345678901';

interface Answers {
  readonly settings?: () => LiveLessonSettings;
  readonly change?: (request: CallableRequest<'changeLiveLesson'>) => LiveLessonSettings;
  readonly dates?: readonly string[];
}

async function open({
  settings = () => ({ revision: 3, joinUrl: '' }),
  change = ({ joinUrl = '' }) => ({ revision: 4, joinUrl }),
  dates = DATES,
}: Answers = {}) {
  const changed = jest.fn(change);
  const time = { pass: (_: number) => undefined as void };
  /** Uses the dates of an answer at once, as the page does. */
  function Page() {
    const [now, setNow] = useState(NOW);
    const [heard, hear] = useState<LiveDates>();
    time.pass = (ms) => act(() => setNow((before) => before + ms));
    return <ChangeLesson dates={withMoved(dates, heard?.Moved ?? [])} now={now} onDates={hear} />;
  }
  const rendered = renderScreen(
    Page,
    createInMemoryPlatform({
      session: aMember(),
      functions: { getLiveLessonSettings: settings, changeLiveLesson: changed },
    }),
  );
  await screen.findByRole('button', { name: /Save|Retry/ });
  return { ...rendered, changed, time };
}

const date = () => screen.getByLabelText<HTMLInputElement>('The next lesson begins');
const link = () => screen.getByLabelText<HTMLInputElement>('Link to the Zoom meeting');
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });
const save = () => act(async () => screen.getByRole('button', { name: 'Save' }).click());

test('shows the next lesson on the school’s clock, and what learners read', async () => {
  await open({ settings: () => ({ revision: 0, joinUrl: LINK }) });
  expect(date()).toHaveValue('2026-11-30T20:00');
  expect(link()).toHaveValue(LINK);
  expect(
    screen.getByText(/^Learners read: Monday 30 November at 20:00\. The room opens at 19:45\.$/),
  ).toBeVisible();
});

test('shows what learners will read, and sends the date alone', async () => {
  const { changed } = await open();
  type(date(), '2026-12-01T18:30');
  expect(
    screen.getByText(/^Learners will read: Tuesday 1 December at 18:30\. .* open at 18:15\.$/),
  ).toBeVisible();
  await save();
  expect(changed).toHaveBeenCalledWith({
    revision: 3,
    date: { from: DATES[1], to: '2026-12-01T18:30' },
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Saved\. Members see it now\. What visitors see on the home page follows/,
  );
});

test('sends the link alone, and the next change names what was saved', async () => {
  const { changed } = await open();
  type(link(), ` ${LINK} `);
  await save();
  expect(changed).toHaveBeenLastCalledWith({ revision: 3, joinUrl: LINK });
  expect(link()).toHaveValue(LINK);
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved\. Members see it now\.$/);
  type(link(), '');
  await save();
  expect(changed).toHaveBeenLastCalledWith({ revision: 4, joinUrl: '' });
});

test('shows the school’s link again, once an empty one is saved', async () => {
  await open({
    settings: () => ({ revision: 3, joinUrl: LINK }),
    change: () => ({ revision: 4, joinUrl: LINK }),
  });
  type(link(), '');
  await save();
  expect(link()).toHaveValue(LINK);
});

test('names a missing date, or one of another lesson, without the server', async () => {
  const { changed } = await open();
  type(date(), '');
  await save();
  expect(date()).toHaveAccessibleDescription(/Please give the lesson a day and a time\./);
  type(date(), '2026-12-07T18:00');
  await save();
  expect(date()).toHaveAccessibleDescription(/There is another live lesson on this day\./);
  expect(changed).not.toHaveBeenCalled();
});

test('keeps working while a teacher types a fifth digit into the year', async () => {
  const { changed } = await open();
  type(date(), '20261-11-30T20:00');
  expect(date()).toHaveValue('20261-11-30T20:00');
  expect(screen.queryByText(/^Learners (will )?read/)).toBeNull();
  await save();
  expect(date()).toHaveAccessibleDescription(/Please give the lesson a day and a time\./);
  expect(changed).not.toHaveBeenCalled();
});

test('takes no year with more than four digits', async () => {
  await open();
  expect(date()).toHaveAttribute('max', '9999-12-31T23:59');
});

test('shows the saved date at once, from the server’s answer', async () => {
  const dates = { Revision: 4, Moved: [{ From: DATES[1] ?? '', To: '2026-12-01T18:30:00+01:00' }] };
  await open({ change: () => ({ revision: 4, joinUrl: '', dates }) });
  type(date(), '2026-12-01T18:30');
  await save();
  expect(date()).toHaveValue('2026-12-01T18:30');
  expect(screen.getByText(/^Learners read: Tuesday 1 December at 18:30\./)).toBeVisible();
});

test('keeps a typed link while the lesson begins, and shows the next one', async () => {
  const { time } = await open();
  type(date(), '2026-12-01T18:30');
  type(link(), LINK);
  time.pass(3 * 24 * 60 * 60_000);
  expect(date()).toHaveValue('2026-12-07T20:00');
  expect(link()).toHaveValue(LINK);
});

test('keeps a typed link where another teacher has changed the date', async () => {
  const dates = { Revision: 5, Moved: [{ From: DATES[1] ?? '', To: '2026-12-02T19:00:00+01:00' }] };
  let revision = 3;
  const { changed } = await open({
    settings: () => (revision === 3 ? { revision, joinUrl: '' } : { revision, joinUrl: '', dates }),
    change: () => {
      throw new AppError('aborted', 'Another teacher has changed this meanwhile.');
    },
  });
  revision = 5;
  type(date(), '2026-12-01T18:30');
  type(link(), LINK);
  await save();
  expect(date()).toHaveValue('2026-12-02T19:00');
  expect(link()).toHaveValue(LINK);
  await save();
  expect(changed).toHaveBeenLastCalledWith({ revision: 5, joinUrl: LINK });
});

test('shows the server’s refusal, and keeps the typed text', async () => {
  await open({
    change: () => {
      throw new AppError('failed-precondition', 'This time is over already.');
    },
  });
  type(date(), '2026-11-20T18:00');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('This time is over already.');
  expect(date()).toHaveValue('2026-11-20T18:00');
});

test('shows another teacher’s change that was saved first', async () => {
  let revision = 3;
  const { changed } = await open({
    settings: () => ({ revision, joinUrl: revision === 3 ? '' : LINK }),
    change: () => {
      throw new AppError('aborted', 'Another teacher has changed this meanwhile.');
    },
  });
  revision = 5;
  type(link(), 'https://zoom.us/j/98765432109');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Another teacher has changed this');
  expect(link()).toHaveValue(LINK);
  await save();
  expect(changed).toHaveBeenLastCalledWith({ revision: 5 });
});

test('says when the server does not answer', async () => {
  let isDown = true;
  const { user } = await open({
    settings: () => {
      if (isDown) throw new AppError('unavailable', 'No connection');
      return { revision: 0, joinUrl: '' };
    },
    change: () => {
      throw new AppError('unavailable', 'No connection');
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  type(date(), '2026-12-01T18:30');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('did not reach the server');
});

test('changes the link alone where no lesson is announced', async () => {
  const { changed } = await open({ dates: DATES.slice(0, 1) });
  expect(screen.queryByLabelText('The next lesson begins')).toBeNull();
  type(link(), LINK);
  await save();
  expect(changed).toHaveBeenCalledWith({ revision: 3, joinUrl: LINK });
});

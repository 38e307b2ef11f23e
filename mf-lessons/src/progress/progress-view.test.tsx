import { act, screen, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { AppError, documentPaths, type CardSchedule } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { catalogue, lesson } from '../testing/catalogue';
import { ProgressView } from './ProgressView';
import { useLessonProgress } from './use-lesson-progress';

const NOW = new Date(2026, 10, 20, 19, 0);
const TODAY = '2026-11-20';
const STATE = documentPaths.learnerState('uid-heidi');
const CARDS = documentPaths.lessonCards('uid-heidi', 'znueni');

const due: CardSchedule = {
  due: NOW.getTime() - 1000,
  stability: 3,
  difficulty: 5,
  scheduled_days: 3,
  learning_steps: 0,
  reps: 2,
  lapses: 0,
  state: 2,
  last_review: 1,
};
const DOCUMENTS = {
  [STATE]: {
    resumeAt: { winter: 65, znueni: 0 },
    finished: { znueni: TODAY },
    days: { [TODAY]: { seconds: 150, cards: 7 } },
  },
  [CARDS]: { cards: { a: due, b: due }, nextDue: due.due },
};

// The day stands still; everything else takes its time.
beforeEach(() =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      ...(['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] as const),
    ],
  }),
);
afterEach(() => jest.useRealTimers());

const open = (options: InMemoryOptions = {}, Component = ProgressView) =>
  renderScreen(
    Component,
    createInMemoryPlatform({
      session: aMember(),
      documents: DOCUMENTS,
      catalogue: catalogue(
        lesson('znueni', { Title: 'Znüni' }),
        lesson('winter', { Title: 'De Winter' }),
      ),
      ...options,
    }),
  );

it('draws the week and what is due, in words too', async () => {
  open();
  expect(await screen.findByRole('img', { name: /^Minutes watched: .*, Today 3$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Cards answered: .*, Today 7$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Cards due: Today 2, / })).toBeVisible();
  expect(screen.getByText('3 minutes in 7 days')).toBeVisible();
  expect(screen.getByText('2 cards today')).toBeVisible();
});

it('holds the same as a table', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Show as a table'));
  const [minutes, , cardsDue] = screen.getAllByRole('table');
  const row = (table: HTMLElement | undefined) =>
    within(within(table ?? document.body).getByRole('row', { name: /^Today/ })).getByRole('cell');
  expect(row(minutes)).toHaveTextContent('3');
  expect(row(cardsDue)).toHaveTextContent('2');
});

it('leads on to what is due and to what was begun', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Znüni 2 cards' })).toHaveAttribute(
    'href',
    '/flashcards/znueni',
  );
  expect(screen.getByRole('link', { name: 'De Winter at 1:05' })).toHaveAttribute(
    'href',
    '/videos/winter',
  );
});

it('tells a new learner how it works, and where to begin', async () => {
  open({
    documents: {},
    catalogue: catalogue(lesson('alt', { Date: '2026-01-01' }), lesson('winter')),
  });
  expect(await screen.findByText(/Here you will see/)).toBeVisible();
  const steps = within(screen.getByRole('list', { name: 'How it works' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
  expect(steps.getByRole('link', { name: 'Open the newest lesson' })).toHaveAttribute(
    'href',
    '/videos/winter',
  );
  expect(steps.getByRole('link', { name: 'Practise its flashcards' })).toHaveAttribute(
    'href',
    '/flashcards/winter',
  );
});

it('tells it without links where there is no lesson yet', async () => {
  open({ documents: {}, catalogue: catalogue() });
  expect(await screen.findByRole('list', { name: 'How it works' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says what failed, and tries again', async () => {
  let isDown = true;
  const { user } = open({
    refuseDocuments: () => (isDown ? new AppError('unavailable', 'No network') : undefined),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByRole('img', { name: /^Cards due/ })).toBeVisible();
});

it('is nothing to a visitor, and reads nothing for them', async () => {
  const platform = createInMemoryPlatform({ session: { status: 'visitor' } });
  const query = jest.spyOn(platform.documents, 'query');
  const { container } = renderScreen(ProgressView, platform);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  expect(query).not.toHaveBeenCalled();
});

it('a lesson knows how far the learner is', async () => {
  const Lines = () => (
    <>
      {['znueni', 'winter', 'other'].map((id) => (
        <Line key={id} id={id} />
      ))}
    </>
  );
  const Line = ({ id }: { id: string }) => {
    const { status, seconds } = useLessonProgress(id);
    return <p>{`${id} ${status} ${seconds}`}</p>;
  };
  open({}, Lines);
  expect(await screen.findByText('winter begun 65')).toBeVisible();
  expect(screen.getByText('znueni finished 0')).toBeVisible();
  expect(screen.getByText('other untouched 0')).toBeVisible();
});

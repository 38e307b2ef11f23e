import { screen } from '@testing-library/react';
import { documentPaths, type LearnerState } from 'shared-contracts';
import { open, section } from '../../testing/my-account';

const withState = (state: LearnerState | undefined) =>
  open({}, { documents: state ? { [documentPaths.learnerState('uid-heidi')]: state } : {} });
const progress = () => section('Your progress');

test('sums up what the learner has done and understood, as home does', async () => {
  await withState({
    days: { '2026-11-19': { seconds: 100, cards: 2 }, '2026-11-20': { seconds: 25, cards: 0 } },
    finished: { tram: '2026-11-19', znueni: '2026-11-20' },
    played: { tram: '0-320' },
    understood: { tram: '400 ja ich bi\n310 hoi ich', znueni: '15 ja' },
    updatedAt: '2026-11-20T19:00:00.000Z',
  });
  // 100 seconds, twice ten for two cards, and 25.
  expect(
    await progress().findByText('In all: 2 days and 2 minutes, 2 lessons finished'),
  ).toBeVisible();
  // 40, 31 and 1.5 seconds.
  expect(progress().getByText('4 words and 1 minute understood so far')).toBeVisible();
});

test('counts the finished lessons of an old record, which has no understood words', async () => {
  await withState({ finished: { tram: '2026-11-19' }, updatedAt: '2026-11-20T19:00:00.000Z' });
  expect(
    await progress().findByText('In all: 0 days and 0 minutes, 1 lesson finished'),
  ).toBeVisible();
  expect(progress().getByText('0 words and 0 minutes understood so far')).toBeVisible();
});

test('says that there is no progress yet', async () => {
  await withState(undefined);
  expect(await progress().findByText(/^Nothing yet/)).toBeVisible();
  expect(screen.queryByText(/understood/)).not.toBeInTheDocument();
});

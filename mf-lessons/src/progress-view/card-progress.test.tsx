import { act, screen } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { documentPaths } from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'common-testing';
import { LessonCard } from '../lesson-card/LessonCard';
import { lesson } from '../testing/catalogue';
import { progressViewCode } from '../chunks/progress';

const lessons = [
  lesson('begun', { Title: 'Begunne', Duration: 200 }),
  lesson('done', { Title: 'Fertig', Duration: 200 }),
  lesson('new', { Title: 'Nöi', Duration: 200 }),
];
const Cards = () => lessons.map((each) => <LessonCard key={each.DocID} lesson={each} />);

/** Stored by an older version, with only the position of `begun`. */
const DOCUMENTS = {
  [documentPaths.learnerState('uid-heidi')]: {
    resumeAt: { begun: 65, done: 0 },
    finished: { done: '2026-11-20' },
  },
};
const card = (name: string) => screen.findByRole('link', { name: new RegExp(name) });

async function open(options: InMemoryOptions) {
  const rendered = renderScreen(Cards, createInMemoryPlatform(options));
  await act(async () => progressViewCode.load());
  return rendered;
}

test('shows on each card how much a member has watched', async () => {
  await open({ session: aMember(), documents: DOCUMENTS });
  expect(await screen.findByText('33 percent watched')).toBeInTheDocument();
  expect(await card('Begunne')).toHaveAccessibleName(/33 percent watched/);
  expect(await card('Fertig')).toHaveAccessibleName(/Finished/);
  expect(await card('Nöi')).not.toHaveAccessibleName(/watched/i);
});

test.each([
  ['what was played counts, and not the position', { begun: '0-100 1700-1900' }, /15 percent/],
  ['a little is a little', { begun: '0-1' }, /2 percent/],
  ['all of it is not finished before that is sure', { begun: '0-2000' }, /98 percent/],
])('%s', async (_, played, words) => {
  const path = documentPaths.learnerState('uid-heidi');
  const documents = { [path]: { ...DOCUMENTS[path], played } };
  await open({ session: aMember(), documents });
  expect(await card('Begunne')).toHaveAccessibleName(words);
});

test('says nothing to a visitor', async () => {
  await open({ documents: DOCUMENTS });
  expect(await card('Begunne')).not.toHaveAccessibleName(/watched/i);
  expect(await card('Fertig')).not.toHaveAccessibleName(/watched/i);
});

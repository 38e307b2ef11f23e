import { screen, waitFor, within } from '@testing-library/react';
import { documentPaths, NEVER_DUE, type CardSchedule, type Flashcard } from 'shared-contracts';
import { aSchedule } from '../../testing/decks';
import { answer, answering, counts, open, theCard } from '../../testing/flashcards';
import { withKeys } from '../deck/card-key';

const ZNUENI: Flashcard = {
  SwissGerman: 'Znüni',
  English: 'morning snack',
  line: { SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?', at: 12.5 },
};
const SPOKEN: Flashcard = { ...ZNUENI, AudioUrl: 'https://media.example/z.m4a' };
const [{ key = '' } = {}] = withKeys([ZNUENI]);
const PATH = documentPaths.lessonCards('uid-heidi', 'znueni');

/** Opens a deck with one due card. */
const comeBack = (change: Partial<CardSchedule>, card = ZNUENI) =>
  open({
    functions: answering([card]),
    documents: {
      [PATH]: { cards: { [key]: { ...aSchedule(1), ...change } }, nextDue: 1, updatedAt: '' },
    },
  });
const list = () => screen.findByRole('region', { name: 'Set aside' });
const button = (name: string) => screen.getByRole('button', { name });

test('a card that is forgotten for the eighth time leaves the session, and is due no more', async () => {
  const { user, platform, unmount } = await comeBack({ lapses: 7 });
  await user.click(await theCard(/^Znüni ?Turn the card$/));
  expect(answer('Not yet')).toHaveAccessibleName(/set aside for now/);
  await user.click(answer('Not yet'));
  expect(await screen.findByRole('heading', { name: 'Done with these cards' })).toHaveFocus();
  expect(await list()).toHaveTextContent(/Znüni.*Häsch en Znüni\? Got a snack\?/);
  expect(counts()).toEqual(['0', '0', '0']);
  unmount();
  await waitFor(async () =>
    expect(await platform.documents.get(PATH)).toMatchObject({
      cards: { [key]: { lapses: 8 } },
      nextDue: NEVER_DUE,
    }),
  );
});

test('the seventh time it comes again in the session', async () => {
  const { user } = await comeBack({ lapses: 6 });
  await user.click(await theCard(/^Znüni ?Turn the card$/));
  expect(answer('Not yet')).toHaveAccessibleName(/once more in this session/);
  await user.click(answer('Not yet'));
  expect(await theCard(/^Znüni ?Turn the card$/)).toBeVisible();
});

test('undo asks it again', async () => {
  const { user } = await comeBack({ lapses: 7 });
  await user.click(await theCard(/^Znüni ?Turn the card$/));
  await user.click(answer('Not yet'));
  await list();
  await user.click(button('Undo'));
  await user.click(answer('Known'));
  expect(counts()).toEqual(['0', '0', '1']);
});

test('a card set aside can be heard, and taken back for the next session', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user, platform, unmount } = await comeBack({ lapses: 8 }, SPOKEN);
  expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
  const aside = within(await list());
  await user.click(aside.getByRole('button', { name: 'Listen Znüni' }));
  expect(play).toHaveBeenCalledTimes(1);
  await user.click(aside.getByRole('button', { name: 'Take back Znüni' }));
  expect(button('Comes back in the next session: Znüni')).toHaveFocus();
  expect(counts()).toEqual(['1', '0', '0']);
  unmount();
  await waitFor(async () =>
    expect(await platform.documents.get(PATH)).toMatchObject({
      cards: { [key]: { lapses: 0, stability: 3 } },
      nextDue: 1,
    }),
  );
});

test('nothing is listed where no card is set aside', async () => {
  await comeBack({ lapses: 0, due: NEVER_DUE });
  expect(await screen.findByRole('button', { name: 'Export for Anki' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Set aside' })).not.toBeInTheDocument();
});

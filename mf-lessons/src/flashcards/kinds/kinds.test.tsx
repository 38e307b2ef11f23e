import { screen, waitFor, within } from '@testing-library/react';
import { documentPaths, type CardSchedule, type Flashcard } from 'shared-contracts';
import { aSchedule } from '../../testing/decks';
import { answer, answering, counts, open, theCard } from '../../testing/flashcards';
import { withKeys } from '../deck/card-key';

const CARDS: readonly Flashcard[] = [
  {
    SwissGerman: 'Znüni',
    English: 'morning snack',
    AudioUrl: 'https://media.example/z.m4a',
    voice: 'machine',
    line: { SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?', at: 12.5 },
  },
  {
    SwissGerman: 'Kafi',
    English: 'coffee',
    AudioUrl: 'https://media.example/k.m4a',
    line: { SwissGerman: 'En Kafi, bitte.', English: 'A coffee, please.', at: 20 },
  },
];
const PATH = documentPaths.lessonCards('uid-heidi', 'znueni');
const HEARD = { stability: 2.3, reps: 1 };
const FILLED = { stability: 9, reps: 2 };
const TYPED = { stability: 30, reps: 3 };

/** Opens a deck whose cards are due. */
function comeBack(change: Partial<CardSchedule>, flashcards = CARDS) {
  const schedule = { ...aSchedule(1), ...change };
  const cards = Object.fromEntries(withKeys(flashcards).map(({ key }) => [key, schedule]));
  return open({
    functions: answering(flashcards),
    documents: { [PATH]: { cards, nextDue: 1, updatedAt: '' } },
  });
}

const practice = () => screen.getByRole('region', { name: 'Practice' });
const play = () => screen.findByRole('button', { name: 'Play' });
const field = () => screen.findByRole('textbox', { name: 'Your answer' });
const silently = () => jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
const player = () => jest.spyOn(HTMLMediaElement.prototype, 'play');

describe('a listening card', () => {
  test('has its sound first, and its text only when it is turned', async () => {
    silently();
    const playing = player().mockResolvedValue();
    const { user } = await comeBack(HEARD);
    await user.click(await play());
    expect(playing.mock.contexts).toMatchObject([{ src: 'https://media.example/z.m4a' }]);
    expect(practice()).not.toHaveTextContent(/Znüni|snack/);
    expect(screen.getByText('Sample: machine voice')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn the card' }));
    expect(await theCard(/^Znüni ?morning snack ?Häsch en Znüni\? ?Got a snack/)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'In the video at 0:12' })).toBeVisible();
    await user.click(answer('Known'));
    expect(counts()).toEqual(['1', '0', '1']);
    expect(await play()).toHaveFocus();
  });

  test('works with keys alone, and names them', async () => {
    silently();
    const playing = player().mockResolvedValue();
    const { user } = await comeBack(HEARD);
    await play();
    // No element has the focus yet.
    await user.keyboard(' ');
    expect(playing).toHaveBeenCalledTimes(1);
    expect(await play()).toHaveFocus();
    await user.keyboard(' ');
    expect(playing).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Keys: space plays, T turns the card.')).toBeInTheDocument();
    expect(screen.queryByText(/space turns/)).not.toBeInTheDocument();
    await user.keyboard('t');
    expect(await theCard(/^Znüni ?morning snack/)).toHaveFocus();
    expect(screen.getByText(/space turns/)).toBeInTheDocument();
    await user.keyboard('2');
    expect(await play()).toHaveFocus();
    await user.keyboard('z');
    expect(await theCard(/^Znüni ?morning snack/)).toHaveFocus();
  });

  test('that cannot be played is asked in text', async () => {
    silently();
    player().mockRejectedValueOnce(new Error('no network'));
    const { user } = await comeBack(HEARD);
    await user.click(await play());
    expect(await screen.findByText('The recording could not be played.')).toBeVisible();
    expect(within(practice()).getByText('Znüni')).toHaveAttribute('lang', 'gsw');
    expect(practice()).not.toHaveTextContent('morning snack');
  });

  test('is read where English is the first side', async () => {
    const { user } = await comeBack(HEARD);
    await play();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await theCard(/^morning snack ?Turn the card$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  });

  test('leaves the focus on the choice of the first side, while that is made by keys', async () => {
    const { user } = await comeBack(HEARD);
    await play();
    await user.click(screen.getByRole('button', { name: 'Turn the card' }));
    await user.click(answer('Known'));
    screen.getByRole('radio', { name: 'Swiss German' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await theCard(/^coffee ?Turn the card$/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'English' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(await play()).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Swiss German' })).toHaveFocus();
  });

  test('that was not known is read the next time', async () => {
    const { user } = await comeBack(HEARD, CARDS.slice(0, 1));
    await play();
    await user.click(screen.getByRole('button', { name: 'Turn the card' }));
    await user.click(answer('Not yet'));
    expect(await theCard(/^Znüni ?Turn the card$/)).toHaveFocus();
  });
});

test('a card with a gap shows its line without it, and no sound, until it is turned', async () => {
  const { user } = await comeBack(FILLED);
  const card = await theCard(/^Häsch en gap ?\? ?morning snack ?Turn the card$/);
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  await user.click(card);
  expect(card).toHaveAccessibleName(/^morning snack ?Znüni ?Häsch en Znüni\? ?Got a snack/);
  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  await user.click(answer('Known'));
  expect(await theCard(/^En gap ?, bitte\. ?coffee ?Turn the card$/)).toHaveFocus();
});

test('a card that is known well is typed, and judged', async () => {
  const { user, platform, unmount } = await comeBack(TYPED, CARDS.slice(0, 1));
  await user.type(await field(), 'Znüüni{Enter}');
  expect(await screen.findByText(/^Right, another spelling/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(counts()).toEqual(['0', '0', '1']);
  expect(platform.preferences.values$.value.typeAnswers).toBe(false);
  unmount();
  const [{ key = '' } = {}] = withKeys(CARDS);
  await waitFor(async () =>
    expect((await platform.documents.get(PATH))?.cards[key]).toMatchObject({ reps: 4, lapses: 0 }),
  );
});

test('the switch types a card of each kind', async () => {
  const { user } = await comeBack(HEARD);
  await play();
  const typing = screen.getByRole('switch', { name: 'Type the answers' });
  await user.click(typing);
  expect(await field()).toHaveAccessibleDescription('morning snack');
  await user.click(typing);
  expect(await play()).toBeVisible();
});

test('a new card is read, whatever it has', async () => {
  await comeBack({ state: 0, reps: 0, stability: 0 });
  expect(await theCard(/^Znüni ?Turn the card$/)).toBeVisible();
});

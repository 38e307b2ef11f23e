import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import {
  AppError,
  documentPaths,
  NEVER_DUE,
  type Flashcard,
  type LessonCards,
} from 'shared-contracts';
import { aMember, createInMemoryPlatform, type InMemoryOptions } from 'shared-contracts/testing';
import { catalogue, lesson } from '../testing/catalogue';
import { withKeys } from './deck/card-key';
import { FlashcardsScreen } from './Screen';

const CARDS: readonly Flashcard[] = [
  { SwissGerman: 'Znüni', English: 'morning snack' },
  { SwissGerman: 'Gipfeli', English: 'croissant', AudioUrl: 'https://media.example/g.mp3' },
  { SwissGerman: 'Kafi', English: 'coffee' },
];
const [ZNUENI = ''] = withKeys(CARDS).map(({ key }) => key);
const PATH = documentPaths.lessonCards('uid-heidi', 'znueni');

const answering = (flashcards: readonly Flashcard[] = CARDS): InMemoryOptions['functions'] => ({
  getFlashcardsCloudFunction: () => ({ flashcards: [...flashcards] }),
});
const failing = (
  code: ConstructorParameters<typeof AppError>[0],
): InMemoryOptions['functions'] => ({
  getFlashcardsCloudFunction: () => {
    throw new AppError(code, 'No.');
  },
});

async function open(options: InMemoryOptions = {}) {
  const result = renderScreen(
    FlashcardsScreen,
    createInMemoryPlatform({
      path: '/flashcards/znueni',
      session: aMember(),
      functions: answering(),
      catalogue: catalogue(lesson('znueni', { Title: 'Znüni' })),
      lessonPages: [
        {
          schemaVersion: 1,
          lesson: lesson('znueni'),
          isWhole: false,
          lines: [{ SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?' }],
          lineSounds: { voice: 'machine', urls: ['https://media.example/1.m4a'] },
        },
      ],
      ...options,
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Znüni' });
  return result;
}

const theCard = (name: RegExp | string) => screen.findByRole('button', { name });
const answer = (name: 'Not yet' | 'Known') =>
  screen.getByRole('button', { name: new RegExp(name) });
const counts = () =>
  ['Due', 'New', 'Learned'].map(
    (term) => screen.getByText(term).nextElementSibling?.textContent ?? '',
  );

/** Turns the card and answers it. */
async function know(
  user: Awaited<ReturnType<typeof open>>['user'],
  name: string,
  as: 'Not yet' | 'Known' = 'Known',
) {
  await user.click(await theCard(new RegExp(`^${name} ?Turn the card$`)));
  await user.click(answer(as));
}

describe('a session', () => {
  test('the back shows the line that the words are from, and leads to its place in the film', async () => {
    const line = { SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?', at: 12.5 };
    const { user } = await open({
      functions: answering([{ SwissGerman: 'Znüni', English: 'morning snack', line }]),
    });
    const place = { name: 'In the film at 0:12' };
    expect(screen.queryByRole('link', place)).not.toBeInTheDocument();
    const card = await theCard('Znüni Turn the card');
    await user.click(card);
    expect(card).toHaveAccessibleName(/Häsch en Znüni\? ?Got a snack\? Turn back/);
    expect(within(card).getByText('Häsch en Znüni?')).toHaveAttribute('lang', 'gsw');
    expect(screen.getByRole('link', place)).toHaveAttribute('href', '/videos/znueni?t=12.5');
  });

  test('shows the dialect, as such, and after a press the English [ENTITY-flashcard] [ASYNC-flashcards]', async () => {
    const { user } = await open();
    const card = await theCard('Znüni Turn the card');
    expect(within(card).getAllByText('Znüni')[0]).toHaveAttribute('lang', 'gsw');
    await user.click(card);
    expect(card).toHaveAccessibleName(/morning snack Turn back/);
    await user.click(card);
    expect(card).toHaveAccessibleName('Znüni Turn the card');
  });

  test('the page is not replaced while a card is turned and not answered', async () => {
    const { user, platform } = await open();
    const { holds$ } = platform.reload;
    const card = await theCard('Znüni Turn the card');
    expect(holds$.value).toEqual([]);
    await user.click(card);
    expect(holds$.value).toEqual(['card']);
    await user.click(answer('Known'));
    expect(holds$.value).toEqual([]);
  });

  test('names the choice of the first side for the eye too', async () => {
    await open();
    expect(await screen.findByRole('group', { name: 'First side' })).toBeVisible();
    expect(screen.getByText('First side', { ignore: '.visually-hidden' })).toBeVisible();
  });

  test('shows the English side first on request, and this device remembers it', async () => {
    const { user, platform } = await open();
    await theCard('Znüni Turn the card');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(await theCard('morning snack Turn the card')).toBeVisible();
    expect(platform.preferences.values$.value.cardsFirst).toBe('en');
  });

  test('says what follows from an answer, counts, and ends', async () => {
    const { user } = await open();
    await user.click(await theCard('Znüni Turn the card'));
    expect(answer('Known')).toHaveAccessibleName(/tomorrow/);
    await user.click(answer('Known'));
    expect(counts()).toEqual(['0', '2', '1']);
    await know(user, 'Gipfeli', 'Not yet');
    expect(counts()).toEqual(['1', '1', '1']);
    await know(user, 'Kafi');
    await know(user, 'Gipfeli');
    expect(await screen.findByRole('heading', { name: 'Done for today' })).toHaveFocus();
    expect(screen.getByText('2 cards known the first time')).toBeVisible();
    expect(screen.getByText('1 card known after another try')).toBeVisible();
    expect(screen.getByText(/comes? back tomorrow/)).toBeVisible();
  });

  test('undoes an answer with its schedule', async () => {
    const { user } = await open();
    await know(user, 'Znüni');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(counts()).toEqual(['0', '3', '0']);
    expect(await theCard(/morning snack Turn back/)).toHaveFocus();
  });

  test('works with keys alone', async () => {
    const { user } = await open();
    await theCard('Znüni Turn the card');
    await user.keyboard(' ');
    expect(await theCard(/morning snack/)).toHaveFocus();
    await user.keyboard('2');
    await theCard('Gipfeli Turn the card');
    await user.keyboard('{Enter}{ArrowLeft}');
    await theCard('Kafi Turn the card');
    expect(counts()).toEqual(['1', '1', '1']);
    await user.keyboard('z');
    expect(await theCard(/croissant/)).toHaveFocus();
    await user.keyboard('1');
    await theCard('Kafi Turn the card');
    await user.keyboard(' {ArrowRight}');
    await user.keyboard('u');
    expect(await theCard(/coffee/)).toHaveFocus();
  });

  test('leaves keys with Shift to the browser, but for digits, which some keyboards have there', async () => {
    const { user } = await open();
    await theCard('Znüni Turn the card');
    await user.keyboard('{Shift>} {/Shift}');
    expect(await theCard('Znüni Turn the card')).toBeVisible();
    await user.keyboard(' ');
    await user.keyboard('{Shift>}{ArrowRight}{ArrowLeft}{/Shift}');
    expect(await theCard(/morning snack/)).toBeVisible();
    expect(counts()).toEqual(['0', '3', '0']);
    await user.keyboard('{Shift>}2{/Shift}');
    expect(await theCard('Gipfeli Turn the card')).toBeVisible();
  });

  test('accepts no answer before the card was turned', async () => {
    const { user } = await open();
    const card = await theCard('Znüni Turn the card');
    act(() => card.focus());
    await user.keyboard('2{ArrowRight}1');
    expect(counts()).toEqual(['0', '3', '0']);
  });

  test('offers more of the same at its end, without touching the dates', async () => {
    const { user, platform } = await open({ functions: answering(CARDS.slice(0, 1)) });
    await know(user, 'Znüni');
    await user.click(await screen.findByRole('button', { name: 'Practise anyway' }));
    expect(screen.getByText(/does not change when a card comes back/)).toBeVisible();
    const before = counts();
    await know(user, 'Znüni', 'Not yet');
    expect(counts()).toEqual(before);
    expect(platform.recorded.alerts).toEqual([]);
  });

  test.each([
    [10, 'Done for today', []],
    [12, 'Well done', ['Learn 2 more new cards']],
  ])('after ten of %i new cards, one button leads on', async (count, title, more) => {
    const many = Array.from({ length: count }, (_, index) => ({
      SwissGerman: `Wort${index}`,
      English: `word ${index}`,
    }));
    const { user } = await open({ functions: answering(many) });
    for (const { SwissGerman } of many.slice(0, 10)) {
      await screen.findAllByText(SwissGerman);
      await user.keyboard(' {ArrowRight}');
    }
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.queryAllByRole('button', { name: /^Learn/ }).map((b) => b.textContent)).toEqual(
      more,
    );
    expect(screen.getByRole('link', { name: 'What comes next' })).toHaveAttribute('href', '/home');
  });

  test('plays the recording of the dialect', async () => {
    const play = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new Error('no network'));
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
    const { user } = await open({ functions: answering(CARDS.slice(1)) });
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    expect(play).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('The recording could not be played.')).toBeVisible();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline, so this card cannot be played.')).toBeVisible();
    onLine.mockRestore();
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  });
});

describe('what is stored', () => {
  test('is the schedule of every card, soon, and when the screen is left', async () => {
    const { user, platform, unmount } = await open();
    await know(user, 'Znüni');
    unmount();
    await waitFor(async () => {
      const stored = await platform.documents.get(PATH);
      expect(stored?.cards[ZNUENI]).toMatchObject({ reps: 1, state: 2 });
      expect(stored?.nextDue).toBe(stored?.cards[ZNUENI]?.due);
      const state = await platform.documents.get(documentPaths.learnerState('uid-heidi'));
      expect(Object.values(state?.days ?? {})).toEqual([{ seconds: 0, cards: 1 }]);
    });
  });

  test('is read first: a card that is not due is not asked', async () => {
    const schedule = {
      due: Date.now() + 9 * 24 * 60 * 60 * 1000,
      stability: 9,
      difficulty: 4,
      scheduled_days: 9,
      learning_steps: 0,
      reps: 2,
      lapses: 0,
      state: 2,
      last_review: Date.now() - 1000,
    };
    const cards = Object.fromEntries(withKeys(CARDS).map(({ key }) => [key, schedule]));
    const stored: LessonCards = { cards, nextDue: schedule.due, updatedAt: '' };
    const { user } = await open({ documents: { [PATH]: stored } });
    expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
    expect(screen.getByText('The next 3 cards come back in 9 days.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Practise anyway' }));
    expect(await theCard('Znüni Turn the card')).toHaveFocus();
  });

  test('is no longer due for a corrected or removed card', async () => {
    const schedule = { due: 1, stability: 9, difficulty: 4, scheduled_days: 9, learning_steps: 0 };
    const old = { ...schedule, reps: 2, lapses: 0, state: 2, last_review: 1 };
    const { platform, unmount } = await open({
      documents: { [PATH]: { cards: { gone: old }, nextDue: 1, updatedAt: '' } },
    });
    await theCard('Znüni Turn the card');
    unmount();
    await waitFor(async () =>
      expect(await platform.documents.get(PATH)).toMatchObject({
        cards: { gone: { state: 0 } },
        nextDue: NEVER_DUE,
      }),
    );
  });

  test('says quietly when it could not be stored', async () => {
    const { user, unmount } = await open({
      refuseDocuments: (operation) =>
        operation === 'write' ? new AppError('unavailable', 'No network') : undefined,
    });
    await know(user, 'Znüni');
    expect(
      await screen.findByText(/We keep them and try again/, {}, { timeout: 4000 }),
    ).toBeVisible();
    expect(await theCard('Gipfeli Turn the card')).toBeVisible();
    unmount();
  });
});

describe('no access', () => {
  test.each([
    ['a visitor', { status: 'visitor' } as const, 'unauthenticated', true],
    ['a member without a plan', aMember(), 'permission-denied', false],
  ] as const)(
    '%s gets the alert of the specification, and behind it what flashcards are [ERROR-flashcards] [ROLE-visitor-flashcards] [ASYNC-flashcards]',
    async (_, session, code, offersLogIn) => {
      const { platform } = await open({ session, functions: failing(code) });
      expect(await screen.findByRole('heading', { name: 'What flashcards are' })).toBeVisible();
      expect(platform.alerts.current$.value).toMatchObject({
        title: 'No access',
        description: 'Please Sign in or subscribe to BASIC or VIP.',
        buttons: [
          ...(offersLogIn
            ? [
                {
                  title: 'Log In',
                  redirectTo: '/sign-in-up?startWithLogIn=true&next=%2Fflashcards%2Fznueni',
                },
              ]
            : []),
          { title: 'Subscribe', redirectTo: '/subscriptions' },
        ],
      });
      const panel = screen.getByRole('region', { name: 'Learn these words with BASIC' });
      const links = within(panel).getAllByRole('link');
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['Try BASIC free for 30 days', '/subscriptions?plan=BASIC_monthly'],
        ...(offersLogIn
          ? [['Log in', '/sign-in-up?startWithLogIn=true&next=%2Fflashcards%2Fznueni']]
          : []),
      ]);
      expect(await screen.findByRole('button', { name: 'Hear line 1' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to the lesson' })).toHaveAttribute(
        'href',
        '/videos/znueni',
      );
    },
  );

  test.each([
    [{ reason: 'ended' }, {}, 'Subscribe to BASIC'],
    [{ reason: 'needs-vip' }, { Type: 'monday_lesson' }, 'Change to VIP'],
  ] as const)(
    'a member who is refused for %j is offered what opens them',
    async (why, of, first) => {
      await open({
        functions: {
          getFlashcardsCloudFunction: () => {
            throw new AppError('permission-denied', 'No.', why);
          },
        },
        catalogue: catalogue(lesson('znueni', { Title: 'Znüni', ...of })),
      });
      expect(await screen.findByRole('link', { name: first })).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    },
  );

  test('asks again when the visitor has logged in [ASYNC-flashcards]', async () => {
    let hasPlan = false;
    const { platform } = await open({
      session: { status: 'visitor' },
      functions: {
        getFlashcardsCloudFunction: () => {
          if (!hasPlan) throw new AppError('unauthenticated', 'No.');
          return { flashcards: [...CARDS] };
        },
      },
    });
    await screen.findByRole('heading', { name: 'What flashcards are' });
    hasPlan = true;
    act(() => platform.setSession(aMember()));
    expect(await theCard('Znüni Turn the card')).toBeVisible();
  });
});

describe('another failure', () => {
  test('shows the alert, and can be tried again in place [ERROR-flashcards]', async () => {
    let isDown = true;
    const { user, platform } = await open({
      functions: {
        getFlashcardsCloudFunction: () => {
          if (isDown) throw new AppError('unavailable', 'No network');
          return { flashcards: [...CARDS] };
        },
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'The flashcards could not be opened' }),
    ).toBeVisible();
    expect(platform.recorded.alerts).toHaveLength(1);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await theCard('Znüni Turn the card')).toBeVisible();
  });

  test('of the schedule never lets known cards be asked as new', async () => {
    const { platform } = await open({
      refuseDocuments: (operation, path) =>
        operation === 'read' && path === PATH
          ? new AppError('unavailable', 'No network')
          : undefined,
    });
    expect(
      await screen.findByRole('heading', { name: 'The flashcards could not be opened' }),
    ).toBeVisible();
    expect(platform.recorded.alerts).toEqual([]);
  });

  test('is a lesson without cards', async () => {
    await open({ functions: failing('not-found') });
    expect(
      await screen.findByRole('heading', { name: 'There are no flashcards for this lesson' }),
    ).toBeVisible();
  });
});

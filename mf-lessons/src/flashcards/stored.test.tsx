import { screen, waitFor } from '@testing-library/react';
import { AppError, documentPaths, NEVER_DUE, type LessonCards } from 'shared-contracts';
import { aSchedule } from '../testing/decks';
import { CARDS, know, open, theCard } from '../testing/flashcards';
import { withKeys } from './deck/card-key';

const [ZNUENI = ''] = withKeys(CARDS).map(({ key }) => key);
const PATH = documentPaths.lessonCards('uid-heidi', 'znueni');

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
    const schedule = aSchedule(Date.now() + 9 * 24 * 60 * 60 * 1000);
    const cards = Object.fromEntries(withKeys(CARDS).map(({ key }) => [key, schedule]));
    const stored: LessonCards = { cards, nextDue: schedule.due, updatedAt: '' };
    const { user } = await open({ documents: { [PATH]: stored } });
    expect(await screen.findByRole('heading', { name: 'Nothing is due today' })).toBeVisible();
    expect(screen.getByText('The next 3 cards come back in 9 days.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Practise anyway' }));
    expect(await theCard('Znüni Turn the card')).toHaveFocus();
  });

  test('is no longer due for a corrected or removed card', async () => {
    const { platform, unmount } = await open({
      documents: { [PATH]: { cards: { gone: aSchedule(1) }, nextDue: 1, updatedAt: '' } },
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
    expect(await screen.findByText(/We keep them and try again/)).toBeVisible();
    expect(await theCard('Gipfeli Turn the card')).toBeVisible();
    unmount();
  });
});

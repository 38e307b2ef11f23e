import { act, screen, within } from '@testing-library/react';
import { AppError, DAY_MS, documentPaths } from 'shared-contracts';
import { catalogue, lesson } from '../../testing/catalogue';
import { aDeck, aSchedule } from '../../testing/decks';
import { answer, answering, CARDS, counts, know, open, theCard } from '../../testing/flashcards';

const hardCards = async () => {
  const hard = await screen.findByRole('region', { name: 'What was hard' });
  return within(hard)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('a session', () => {
  test('the back shows the line that the words are from, and leads to its place in the film', async () => {
    const line = { SwissGerman: 'Häsch en Znüni?', English: 'Got a snack?', at: 12.5 };
    const { user } = await open({
      functions: answering([{ SwissGerman: 'Znüni', English: 'morning snack', line }]),
    });
    const place = { name: 'In the video at 0:12' };
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

  test('says when a card comes back, counts the cards, and ends', async () => {
    const { user } = await open();
    await user.click(await theCard('Znüni Turn the card'));
    expect(answer('Known')).toHaveAccessibleName(/tomorrow/);
    await user.click(answer('Known'));
    expect(counts()).toEqual(['0', '2', '1']);
    await know(user, 'Gipfeli', 'Not yet');
    expect(counts()).toEqual(['1', '1', '1']);
    await know(user, 'Kafi');
    await know(user, 'Gipfeli');
    expect(await screen.findByRole('heading', { name: 'Done with these cards' })).toHaveFocus();
    expect(screen.getByText('2 cards known the first time')).toBeVisible();
    expect(screen.getByText('1 card known after another try')).toBeVisible();
    expect(screen.getByText(/comes? back tomorrow/)).toBeVisible();
    expect(await hardCards()).toEqual(['Gipfeli croissantListen Gipfeli']);
  });

  test('ends with what was hard, and first one of these cards to hear again', async () => {
    const { user } = await open();
    for (const name of ['Znüni', 'Gipfeli', 'Kafi', 'Znüni']) await know(user, name, 'Not yet');
    await user.click(screen.getByRole('button', { name: 'End here' }));
    expect(screen.queryByText(/known/)).not.toBeInTheDocument();
    // Only one card has a sound; the first of the others was missed more often.
    expect(await hardCards()).toEqual([
      'Gipfeli croissantListen Gipfeli',
      'Znüni morning snack',
      'Kafi coffee',
    ]);
  });

  test('lists no hard cards if every card was known', async () => {
    const { user } = await open();
    for (const name of ['Znüni', 'Gipfeli', 'Kafi']) await know(user, name);
    expect(await screen.findByText('3 cards known the first time')).toBeVisible();
    expect(await screen.findByText(/comes? back tomorrow/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What was hard' })).not.toBeInTheDocument();
  });

  test('undoes an answer with its schedule', async () => {
    const { user } = await open();
    await know(user, 'Znüni');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(counts()).toEqual(['0', '3', '0']);
    expect(await theCard(/morning snack Turn back/)).toHaveFocus();
  });

  test('offers extra practice at its end, which changes no schedule', async () => {
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
    [10, 'Done with these cards', []],
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

  test('can be ended early, says what was known, and can be continued', async () => {
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'End here' })).toBeDisabled();
    await know(user, 'Znüni', 'Not yet');
    await know(user, 'Gipfeli');
    await user.click(screen.getByRole('button', { name: 'End here' }));
    expect(screen.getByRole('heading', { name: 'Well done' })).toHaveFocus();
    expect(screen.getByText('1 card known the first time')).toBeVisible();
    expect(screen.queryByText(/after another try/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'What comes next' })).toHaveAttribute('href', '/home');
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Go on: 2 cards left' }));
    expect(await theCard('Kafi Turn the card')).toHaveFocus();
    await know(user, 'Kafi');
    await know(user, 'Znüni');
    expect(await screen.findByRole('heading', { name: 'Done with these cards' })).toHaveFocus();
  });

  test('ends with what tomorrow brings over all lessons, in the words of Today', async () => {
    const tomorrow = aDeck('tram', [aSchedule(Date.now() + DAY_MS)]);
    const { user, platform } = await open({
      catalogue: catalogue(lesson('znueni', { Title: 'Znüni' }), lesson('tram')),
      documents: {
        [documentPaths.lessonCards('uid-heidi', 'tram')]: tomorrow.data,
        [documentPaths.heardLines('uid-heidi', 'tram')]: {
          lines: { hoi: 1 },
          missed: 1,
          updatedAt: new Date().toISOString(),
        },
      },
    });
    act(() => platform.preferences.set({ tier: 1 }));
    for (const name of ['Znüni', 'Gipfeli', 'Kafi']) await know(user, name);
    expect(await screen.findByText('Tomorrow: 4 cards and one check · 3 minutes')).toBeVisible();
  });

  test('ends with what comes back of these cards where the others could not be read', async () => {
    let isDown = false;
    const { user, platform } = await open({
      functions: answering(CARDS.slice(0, 1)),
      refuseDocuments: () => (isDown ? new AppError('unavailable', 'No network') : undefined),
    });
    act(() => platform.preferences.set({ tier: 1 }));
    await theCard('Znüni Turn the card');
    isDown = true;
    await know(user, 'Znüni');
    expect(await screen.findByText('1 card known the first time')).toBeVisible();
    expect(await screen.findByText('1 of these cards comes back tomorrow.')).toBeVisible();
    expect(screen.queryByText(/^Tomorrow/)).not.toBeInTheDocument();
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

import { act, screen } from '@testing-library/react';
import { counts, open, theCard } from '../../testing/flashcards';

describe('keys', () => {
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

  test.each([' ', '{Enter}'])('%j turns the card after a choice of the first side', async (key) => {
    const { user } = await open();
    await theCard('Znüni Turn the card');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.keyboard(key);
    expect(await theCard(/Znüni Turn back/)).toHaveFocus();
  });

  test('arrows still choose the first side, and answer nothing there', async () => {
    const { user } = await open();
    await theCard('Znüni Turn the card');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Swiss German' })).toBeChecked();
    expect(counts()).toEqual(['0', '3', '0']);
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
});

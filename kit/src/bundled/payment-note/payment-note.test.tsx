import { screen, waitFor } from '@testing-library/react';
import { createInMemoryPlatform } from 'common-testing';
import { renderScreen } from '../../testing';
import { PaymentNote } from './PaymentNote';

const classes = { note: undefined, title: undefined };

function open() {
  let end: { resolve(): void; reject(error: Error): void } | undefined;
  const onUpdate = () =>
    new Promise<void>((resolve, reject) => {
      end = { resolve, reject };
    });
  const Note = () => (
    <PaymentNote until="2026-12-24" isOver={false} classes={classes} onUpdate={onUpdate} />
  );
  const { user } = renderScreen(Note, createInMemoryPlatform());
  return { user, button: screen.getByRole('button'), latest: () => end! };
}

test.each<[string, (pending: ReturnType<ReturnType<typeof open>['latest']>) => void]>([
  ['opened', ({ resolve }) => resolve()],
  ['could not be opened', ({ reject }) => reject(new Error('No network'))],
])('the button is busy until the page of payments %s', async (_, settle) => {
  const { user, button, latest } = open();
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  settle(latest());
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

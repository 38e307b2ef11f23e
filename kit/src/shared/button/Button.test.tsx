import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createInMemoryPlatform } from 'common-testing';
import { renderScreen } from '../../testing';
import { Button, ButtonLink } from './Button';

test('calls its handler, and submits a form only as a submit button', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button is marked, keeps name and focus, and ignores presses', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        LOG IN
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));

  const button = screen.getByRole('button', { name: 'LOG IN', busy: true });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a button that leads somewhere is a link', async () => {
  const { user, platform } = renderScreen(
    () => <ButtonLink to="/subscriptions">SUBSCRIBE</ButtonLink>,
    createInMemoryPlatform(),
  );
  await user.click(screen.getByRole('link', { name: 'SUBSCRIBE' }));
  expect(platform.recorded.paths).toEqual(['/subscriptions']);
});

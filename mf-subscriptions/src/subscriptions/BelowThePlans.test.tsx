import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BelowThePlans } from './BelowThePlans';

const below = (
  <BelowThePlans>
    <h2>Where a plan is managed</h2>
  </BelowThePlans>
);
const rest = () => screen.getByRole('heading').parentElement as HTMLElement;
const addContainer = () => document.body.appendChild(document.createElement('div'));

const onPhone = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches, media }) as MediaQueryList);
beforeEach(() => void onPhone(true));
afterEach(() => jest.restoreAllMocks());

test('is in the page at once, and drawn after the plans were painted', async () => {
  render(below);
  expect(rest().style).toMatchObject({
    contentVisibility: 'hidden',
    containIntrinsicBlockSize: '1500px',
  });
  await waitFor(() => expect(rest().style.contentVisibility).toBe(''));
  expect(rest().style.containIntrinsicBlockSize).toBe('');
});

test('waits for nothing where it was prerendered', () => {
  const container = addContainer();
  container.innerHTML = renderToString(below);
  expect(container.innerHTML).not.toContain('style=');
  render(below, { container, hydrate: true });
  expect(rest()).not.toHaveAttribute('style');
});

test('waits for nothing where it replaces a page that is in sight', () => {
  const container = addContainer();
  container.hidden = true;
  render(below, { container });
  expect(container.firstElementChild).not.toHaveAttribute('style');
});

test('waits for nothing where the window shows it', () => {
  onPhone(false);
  render(below);
  expect(rest()).not.toHaveAttribute('style');
});

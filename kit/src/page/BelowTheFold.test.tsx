import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BelowTheFold } from '../index';

const below = (
  <BelowTheFold height={400} className="rest">
    <h2>Where a plan is managed</h2>
  </BelowTheFold>
);
const rest = () => screen.getByRole('heading').parentElement as HTMLElement;

test('is in the page at once, and drawn after the rest was painted', async () => {
  render(below);
  expect(rest()).toHaveClass('rest');
  expect(rest().style).toMatchObject({
    contentVisibility: 'hidden',
    containIntrinsicBlockSize: '400px',
  });
  await waitFor(() => expect(rest().style.contentVisibility).toBe(''));
  expect(rest().style.containIntrinsicBlockSize).toBe('');
});

test('waits for nothing where it was prerendered', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(below);
  expect(container.innerHTML).not.toContain('style=');
  render(below, { container, hydrate: true });
  expect(rest()).not.toHaveAttribute('style');
});

test('a screen that is left before is drawn by nobody any more', () => {
  const { unmount } = render(below);
  const element = rest();
  unmount();
  expect(element.style.contentVisibility).toBe('');
});

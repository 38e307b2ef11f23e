import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { useObservable } from './use-observable';

function Count({ source$ }: { readonly source$: BehaviorSubject<number> }) {
  return <p>Count {useObservable(source$, 0)}</p>;
}

test('shows the current value at once, and every later one', () => {
  const source$ = new BehaviorSubject(3);
  render(<Count source$={source$} />);
  expect(screen.getByText('Count 3')).toBeVisible();

  act(() => source$.next(4));
  expect(screen.getByText('Count 4')).toBeVisible();
});

test('follows a new observable', () => {
  const first$ = new BehaviorSubject(1);
  const { rerender } = render(<Count source$={first$} />);
  rerender(<Count source$={new BehaviorSubject(7)} />);

  expect(screen.getByText('Count 7')).toBeVisible();
  expect(first$.observed).toBe(false);
});

test('unsubscribes on unmount', () => {
  const source$ = new BehaviorSubject(1);
  const { unmount } = render(<Count source$={source$} />);
  expect(source$.observed).toBe(true);

  unmount();
  expect(source$.observed).toBe(false);
});

test('hydrates a page that shows another value without an error, then shows the live one', async () => {
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...all) => {
    complaints.push(all);
  });
  const source$ = new BehaviorSubject(5);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Count source$={source$} />);
  expect(container).toHaveTextContent('Count 0');
  const prerendered = container.firstElementChild;

  const root = await act(async () =>
    hydrateRoot(container, <Count source$={source$} />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );

  expect(container).toHaveTextContent('Count 5');
  expect(container.firstElementChild).toBe(prerendered);
  expect(complaints).toEqual([]);
  act(() => root.unmount());
  container.remove();
});

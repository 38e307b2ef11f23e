import { act, renderHook } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import type { ResolvedRemote } from '../registry/resolve-remotes';
import { useRouteMatch } from './routes';

const remote = (...routes: readonly (readonly [path: string, screen: string])[]) => [
  {
    name: 'mf-x',
    routes: routes.map(([path, screen]) => ({ path, screen, title: '', exact: true })),
  } as unknown as ResolvedRemote,
];
const OLD = remote(['/one', 'old'], ['/two', 'old']);
const NEW = remote(['/one', 'new'], ['/two', 'new']);

function open(pathname: string, remotes: readonly ResolvedRemote[]) {
  const remotes$ = new BehaviorSubject(remotes);
  const { result, rerender } = renderHook((path: string) => useRouteMatch(remotes$, path), {
    initialProps: pathname,
  });
  const screen = () => {
    const { destination } = result.current.match;
    return destination.kind === 'remote' ? destination.screen : destination.kind;
  };
  return {
    publish: (next: readonly ResolvedRemote[]) => act(() => remotes$.next(next)),
    go: rerender,
    rematch: () => act(() => result.current.rematch()),
    screen,
  };
}

test('a newer registry does not close an open screen; the next navigation applies it', () => {
  const page = open('/one', OLD);
  page.publish(NEW);
  expect(page.screen()).toBe('old');
  page.go('/two');
  expect(page.screen()).toBe('new');
  page.go('/one');
  expect(page.screen()).toBe('new');
});

test('an open screen stays when its route is gone', () => {
  const page = open('/one', OLD);
  page.publish(remote(['/two', 'new']));
  expect(page.screen()).toBe('old');
});

test('Retry applies the current registry', () => {
  const page = open('/one', OLD);
  page.publish(NEW);
  page.rematch();
  expect(page.screen()).toBe('new');
});

test.each([
  ['a path that nobody had declared', OLD, '/three', remote(['/three', 'new'])],
  ['a page without a registry', [], '/one', NEW],
])('%s is found as soon as it is registered', (_, before, path, after) => {
  const page = open(path, before);
  expect(page.screen()).not.toBe('new');
  page.publish(after);
  expect(page.screen()).toBe('new');
});

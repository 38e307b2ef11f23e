import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { createInMemoryPlatform } from 'common-testing';
import { createAlerts } from '../alerts/alerts';
import type { KnownRegistry } from '../registry/registry';
import { followNewVersion } from './follow-new-version';
import { HIDDEN_MS } from './reload-by-itself';

const known$ = new BehaviorSubject<KnownRegistry>({ document: { shell: 's1' } });
const refresh = jest.fn<Promise<void>, []>(async () => undefined);
const reload = jest.fn();
const leave = jest.fn();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const memory = createInMemoryPlatform();

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const publish = (shell: string) => act(async () => known$.next({ document: { shell } }));
const notice = () => screen.queryByRole('region', { name: 'New version' });

// All tests use one page and continue from each other.
beforeAll(async () => {
  jest.useFakeTimers();
  sessionStorage.clear();
  document.body.innerHTML = '<textarea aria-label="Comment"></textarea>';
  memory.loading.stop();
  await act(async () =>
    followNewVersion({
      platform: {
        ...memory,
        alerts: createAlerts(() => undefined),
        parentApp: { ...memory.parentApp, beforeSending: () => undefined } as never,
        navigation: {
          ...memory.navigation,
          connect: () => undefined,
          arrive: () => undefined,
          divert: () => undefined,
        },
      },
      host: {
        registry: {
          remotes$: new BehaviorSubject([]),
          known$,
          refresh,
          reconsider: () => undefined,
        },
        whenIdle: (work) => work(),
      },
      inlined: { shell: 's1' },
      storage: sessionStorage,
      reload,
      leave,
    }),
  );
});
afterAll(() => jest.useRealTimers());

test('has an empty status line while the page is up to date', async () => {
  await pass(60_000);
  expect(notice()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('waits for a half-written comment, and then offers the new version once', async () => {
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Sali');
  await publish('s2');
  await pass(600_000);
  expect(notice()).not.toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: 'Comment' }));
  await pass(6_000);
  expect(notice()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready – reload');
  expect(reload).not.toHaveBeenCalled();
});

test('a screen that holds the page hides the notice at once', async () => {
  let release: () => void = () => undefined;
  await act(async () => {
    release = memory.reload.hold('room');
  });
  expect(notice()).not.toBeInTheDocument();
  release();
  await pass(60_000);
  expect(notice()).not.toBeInTheDocument();
});

test('the keyboard reaches both buttons; Later declines, and Reload keeps the place', async () => {
  await publish('s3');
  await pass(6_000);
  screen.getByRole('textbox', { name: 'Comment' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(notice()).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
  await publish('s4');
  await pass(6_000);
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a missing file repeats the offer, even a declined one', async () => {
  await publish('s5');
  await pass(6_000);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  refresh.mockImplementationOnce(async () => known$.next({ document: { shell: 's5' } }));
  const chunk = document.createElement('script');
  document.body.append(chunk);
  await act(async () => chunk.dispatchEvent(new Event('error')));
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(async () => chunk.dispatchEvent(new Event('error')));
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(6_000);
  expect(notice()).toBeVisible();
});

test('a hidden page is not reloaded while the site does not answer, but later', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // Without a new version, half an hour takes one timer only.
  const stayHidden = async () => {
    await publish('s1');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await pass(HIDDEN_MS);
  };
  try {
    reload.mockClear();
    const [next, problem] = [{ shell: 's6' }, 'Failed to fetch'];
    refresh.mockImplementationOnce(async () => known$.next({ document: next, problem }));
    await stayHidden();
    expect(reload).not.toHaveBeenCalled();
    refresh.mockImplementationOnce(async () => known$.next({ document: next }));
    await stayHidden();
    expect(reload).toHaveBeenCalledTimes(1);
  } finally {
    visibility.mockRestore();
  }
});

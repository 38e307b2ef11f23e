import { BehaviorSubject } from 'rxjs';
import { createInMemoryPlatform, type InMemoryPlatform } from 'common-testing';
import type { StoreVisit } from 'shared-contracts';
import { createAlerts } from '../alerts/alerts';
import { isHeld, isOnPlayer } from './is-held';

/** A platform without unfinished work. */
function setUp() {
  const memory: InMemoryPlatform = createInMemoryPlatform();
  memory.loading.stop();
  const storeVisit$ = new BehaviorSubject<StoreVisit>('none');
  const platform = {
    ...memory,
    alerts: createAlerts(() => undefined),
    parentApp: { ...memory.parentApp, storeVisit$, beforeSending: () => undefined },
  };
  let isTyped = false;
  return {
    platform,
    storeVisit$,
    type: (now: boolean) => (isTyped = now),
    held: () => isHeld(platform as never, () => isTyped, document),
  };
}

afterEach(() => {
  document.body.innerHTML = '';
});

/** jsdom cannot play media. */
function aFilm(state: { paused: boolean; ended?: boolean }): HTMLVideoElement {
  const film = document.createElement('video');
  for (const [name, value] of Object.entries({ ended: false, ...state })) {
    Object.defineProperty(film, name, { configurable: true, get: () => value });
  }
  document.body.append(film);
  return film;
}

test('a page without unfinished work can be replaced', () => {
  expect(setUp().held()).toBe(false);
});

test.each<[string, (page: ReturnType<typeof setUp>) => () => void]>([
  ['a screen says so', ({ platform }) => platform.reload.hold('card')],
  [
    'something is typed',
    ({ type }) => {
      type(true);
      return () => type(false);
    },
  ],
  [
    'an alert is open',
    ({ platform: { alerts } }) => {
      alerts.show({ title: 'Sure?' });
      return () => alerts.hide();
    },
  ],
  [
    'a screen loads',
    ({ platform: { loading } }) => {
      loading.start();
      return () => loading.stop();
    },
  ],
  [
    'somebody signs up on the way to something',
    ({ platform: { signUpFlow } }) => {
      signUpFlow.start();
      return () => signUpFlow.cancel();
    },
  ],
  [
    'the store sells something',
    ({ storeVisit$ }) => {
      storeVisit$.next('open');
      return () => storeVisit$.next('none');
    },
  ],
  [
    'a dialog is open',
    () => {
      document.body.innerHTML = '<dialog open></dialog>';
      return () => document.querySelector('dialog')?.removeAttribute('open');
    },
  ],
  [
    'a frame is in the screen',
    () => {
      document.body.innerHTML = '<main><iframe></iframe></main>';
      return () => document.querySelector('iframe')?.remove();
    },
  ],
  [
    'a film plays',
    () => {
      aFilm({ paused: false });
      return () => {
        document.body.innerHTML = '';
        aFilm({ paused: true });
        aFilm({ paused: false, ended: true });
      };
    },
  ],
])('a page is held while %s, and not longer', (_, begin) => {
  const page = setUp();
  const end = begin(page);
  expect(page.held()).toBe(true);
  end();
  expect(page.held()).toBe(false);
});

test.each([
  ['reaches down to the notice', 200, 700, true],
  ['ends above it', 0, 400, false],
  ['is scrolled away', 900, 1300, false],
])('a player that %s', (_, top, bottom, isThere) => {
  Object.assign(window, { innerHeight: 768 });
  const film = aFilm({ paused: true });
  film.getBoundingClientRect = () => new DOMRect(0, top, 600, bottom - top);
  expect(isOnPlayer(document)).toBe(isThere);
});

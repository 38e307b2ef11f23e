import type { NewerBuilds } from './newer-builds';
import { HIDDEN_MS, reloadByItself } from './reload-by-itself';

const SHELL: NewerBuilds = { names: ['shell s2'], isShell: true };
const REMOTE: NewerBuilds = { names: ['mf-live b2'], isShell: false };

let builds: NewerBuilds | undefined;
let isBusy = false;
let hasAnswered = true;
const mayReload = jest.fn((_: readonly string[]) => true);
let onHidden: () => void = () => undefined;
const go = jest.fn();
const reloadHere = jest.fn();
const leave = jest.fn();
const refresh = jest.fn();

let isDiverted: (path: string) => boolean = () => false;

beforeAll(() => {
  reloadByItself({
    newer: () => builds,
    isBusy: () => isBusy,
    mayReload,
    hasAnswered: () => hasAnswered,
    refresh: async () => {
      refresh();
      onHidden();
    },
    navigation: { divert: (by) => (isDiverted = by) },
    reloadHere,
    leave,
  });
});

beforeEach(() => {
  builds = SHELL;
  isBusy = false;
  hasAnswered = true;
  onHidden = () => undefined;
  jest.clearAllMocks();
  mayReload.mockReturnValue(true);
  document.body.innerHTML = `
    <a href="/live-lessons"><b>Live</b></a>
    <a href="/sign-in-up">Sign up</a>
    <button>Next</button>`;
  // Acts like kit's links.
  document.body.onclick = (event) => {
    event.preventDefault();
    const path = (event.target as Element).closest('a')?.getAttribute('href') ?? '/home';
    go(path);
    isDiverted(path);
  };
});
afterEach(() => {
  document.body.onclick = null;
  jest.useRealTimers();
});

/** Cases in which a full navigation would show the browser's error page. */
const UNREACHABLE: [string, () => void][] = [
  [
    'there is no connection',
    () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
  ['the site has not answered with a registry', () => (hasAnswered = false)],
];

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('the press of a link', () => {
  test('becomes a full navigation if the shell has changed', () => {
    press('b');
    expect(leave.mock.calls).toEqual([['/live-lessons']]);
  });

  test('becomes one only once per shell', () => {
    builds = { names: ['shell s2', 'mf-live b2'], isShell: true };
    press('b');
    expect(mayReload.mock.calls).toEqual([[['shell s2']]]);
  });

  test.each<[string, () => void]>([
    ['the page is up to date', () => (builds = undefined)],
    ['only a remote is another: its next screen is of the new build', () => (builds = REMOTE)],
    ['something is under way', () => (isBusy = true)],
    ['the page was loaded for it already', () => mayReload.mockReturnValue(false)],
  ])('stays in the page where %s', (_, change) => {
    change();
    press('b');
    expect(go).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });

  test.each(UNREACHABLE)('stays in the page if %s, and may leave it later', (_, change) => {
    change();
    press('b');
    expect(go).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
    expect(mayReload).not.toHaveBeenCalled();
  });

  test('stays in the page on the way to a form that leads back', () => {
    press('[href="/sign-in-up"]');
    expect(leave).not.toHaveBeenCalled();
  });

  test('does not include a button, or a redirect after the press', () => {
    press('button');
    expect(leave).not.toHaveBeenCalled();
    jest.useFakeTimers();
    builds = undefined;
    press('b');
    jest.runAllTimers();
    builds = SHELL;
    expect(isDiverted('/live-lessons')).toBe(false);
  });
});

describe('a page out of view', () => {
  let visibility: jest.SpyInstance<DocumentVisibilityState, []>;
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  beforeEach(() => {
    jest.useFakeTimers();
    visibility = jest.spyOn(document, 'visibilityState', 'get');
  });
  afterEach(() => {
    turn('visible');
    visibility.mockRestore();
  });

  test('is reloaded after half an hour, if the registry then names newer builds', async () => {
    builds = undefined;
    onHidden = () => (builds = REMOTE);
    turn('hidden');
    await jest.advanceTimersByTimeAsync(HIDDEN_MS - 1);
    expect(refresh).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(reloadHere).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void]>([
    ['something is under way', () => (isBusy = true)],
    ['nothing is new', () => (builds = undefined)],
    ['it was reloaded for it already', () => mayReload.mockReturnValue(false)],
    [
      'the learner comes back just then',
      () => (onHidden = () => visibility.mockReturnValue('visible')),
    ],
  ])('stays where %s', async (_, change) => {
    change();
    turn('hidden');
    await jest.advanceTimersByTimeAsync(HIDDEN_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(reloadHere).not.toHaveBeenCalled();
  });

  test.each(UNREACHABLE)('stays if %s by then, and may be reloaded later', async (_, change) => {
    onHidden = change;
    turn('hidden');
    await jest.advanceTimersByTimeAsync(HIDDEN_MS);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(reloadHere).not.toHaveBeenCalled();
    expect(mayReload).not.toHaveBeenCalled();
  });

  test('stays if the learner comes back earlier', async () => {
    turn('hidden');
    await jest.advanceTimersByTimeAsync(HIDDEN_MS - 1);
    turn('visible');
    await jest.advanceTimersByTimeAsync(HIDDEN_MS);
    expect(refresh).not.toHaveBeenCalled();
  });
});

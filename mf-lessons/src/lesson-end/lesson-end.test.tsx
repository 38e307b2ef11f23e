import { act, screen } from '@testing-library/react';
import { BehaviorSubject, useObservable } from 'kit';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { NOTHING_WATCHED } from '../next/coming-lessons';
import { createPlayerControl } from '../player/control/player-control';
import { takePlayWish } from '../player/play-wish';
import { presenceOf } from '../timing/presence';
import { catalogue, dividedCatalogue, lesson } from '../testing/catalogue';
import { playedRanges } from '../testing/fake-video';
import { LessonEnd, type LessonEndProps } from './LessonEnd';

const WEEK = lesson('znueni', { Title: 'De Znüni' });
const OLDER = lesson('tram', { Title: 'Im Tram', Date: '2026-01-01' });
const FREE = lesson('gratis', { Type: 'mini_lesson', isFree: true });
const NEXT_FREE = lesson('hoi', {
  Title: 'Hoi',
  Type: 'mini_lesson',
  isFree: true,
  Date: '2026-01-01',
});
const PAID = lesson('abo', { Type: 'mini_lesson', Date: '2026-02-01' });

/** The film was played. */
const PLAYED = { isFinished: () => true };

const cue = (line: number, start: number) => ({ line, start, end: start + 1, text: `${line}` });

function open(
  tier: 0 | 1,
  props: Partial<LessonEndProps> = {},
  all: Parameters<typeof createInMemoryPlatform>[0] = {
    catalogue: catalogue(WEEK, OLDER, FREE, NEXT_FREE, PAID),
  },
  platform = createInMemoryPlatform(all),
) {
  platform.preferences.set({ tier });
  const control = createPlayerControl(platform.preferences, platform.log);
  const startOver = jest.spyOn(control, 'startOver').mockImplementation();
  const video = document.createElement('video');
  Object.defineProperty(video, 'played', { get: () => playedRanges([0, 3], [9, 10]) });
  control.lines.know({ gsw: [cue(0, 1), cue(1, 2), cue(2, 5)], en: [] });
  control.attach(video);
  const result = renderScreen(
    () => (
      <LessonEnd
        videoID="znueni"
        known={WEEK}
        isSpoken
        cards={8}
        watched={NOTHING_WATCHED}
        film={PLAYED}
        control={control}
        {...props}
      />
    ),
    platform,
  );
  return { ...result, control, startOver };
}

test('says which lines were played, and offers its cards, the next lesson and the same again', async () => {
  const { user, platform, startOver } = open(1);
  expect(await screen.findByRole('link', { name: 'Next: Im Tram' })).toHaveAttribute(
    'href',
    '/videos/tram',
  );
  expect(screen.getByRole('heading', { name: 'You heard 2 lines' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practise 8 cards' })).toHaveAttribute(
    'href',
    '/flashcards/znueni',
  );
  expect(screen.queryByText(/BASIC adds/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Watch again' }));
  expect(startOver).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Next: Im Tram' }));
  expect(takePlayWish(platform, 'tram')).toBe(true);
});

test('offers cards only where there are some, and claims no lines of a film with music only', async () => {
  open(1, { cards: 0, isSpoken: false });
  expect(await screen.findByRole('link', { name: /^Next/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Practise/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Lesson finished' })).toBeVisible();
});

test('does not say finished if too little was played, unless the lesson was finished before', async () => {
  const film = { isFinished: () => false };
  const { unmount } = open(1, { film });
  expect(await screen.findByRole('heading', { name: 'The end' })).toBeVisible();
  unmount();
  open(1, { film, watched: { ...NOTHING_WATCHED, finished: { znueni: '2026-11-01' } } });
  expect(await screen.findByRole('heading', { name: 'You heard 2 lines' })).toBeVisible();
});

test('leads a learner without a plan to the next free mini lesson, with one sentence and no dialog', async () => {
  const { platform } = open(0, { videoID: 'gratis', known: FREE });
  expect(await screen.findByRole('link', { name: 'Next: Hoi' })).toHaveAttribute(
    'href',
    '/mini-lessons/hoi',
  );
  expect(screen.queryByRole('link', { name: /^Practise/ })).not.toBeInTheDocument();
  expect(screen.getByText(/^BASIC adds flashcards/)).toBeVisible();
  expect(platform.recorded.alerts).toEqual([]);
});

test('offers cards after a lesson of a plan, also before the plan is known here', async () => {
  open(0);
  expect(await screen.findByRole('link', { name: 'Practise 8 cards' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Next: Im Tram' })).toBeVisible();
  expect(screen.queryByText(/BASIC adds/)).not.toBeInTheDocument();
});

test('fetches the other lessons where the first page has no next one', async () => {
  open(1, {}, dividedCatalogue([WEEK], [OLDER]));
  expect(await screen.findByRole('link', { name: 'Next: Im Tram' })).toBeVisible();
});

test('names the one that its screen leads to next, also beyond the first page', async () => {
  open(1, { nextID: 'tram' }, dividedCatalogue([WEEK, FREE], [NEXT_FREE, OLDER]));
  expect(await screen.findByRole('link', { name: 'Next: Im Tram' })).toBeVisible();
});

test('offers no next lesson where there is none', async () => {
  open(1, {}, { catalogue: catalogue(WEEK) });
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /^Next/ })).not.toBeInTheDocument();
});

describe('the next lesson', () => {
  const second = () => act(() => jest.advanceTimersByTimeAsync(1000));
  const seconds = async (count: number) => {
    for (let passed = 0; passed < count; passed += 1) await second();
  };
  const choice = () => screen.getByRole('checkbox', { name: 'Play the next one automatically' });

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function openNow(...args: Parameters<typeof open>) {
    const opened = open(...args);
    await act(() => jest.advanceTimersByTimeAsync(0));
    return opened;
  }

  test('plays by itself after ten seconds in which the learner does nothing', async () => {
    const { platform } = await openNow(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The next lesson plays in 10 seconds. Any key stops that.',
    );
    await seconds(9);
    expect(screen.getByText('in 1 s')).toBeVisible();
    expect(platform.recorded.paths).toEqual([]);
    await second();
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
    expect(takePlayWish(platform, 'tram')).toBe(true);
    await seconds(3);
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
  });

  test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])(
    'stops once the learner does something: %s',
    async (action) => {
      const { platform } = await openNow(1);
      await seconds(5);
      act(() => void document.body.dispatchEvent(new Event(action, { bubbles: true })));
      await seconds(20);
      expect(platform.recorded.paths).toEqual([]);
      expect(screen.queryByText(/^in \d+ s$/)).toBeNull();
      // The stop applies only to this end.
      expect(choice()).toBeChecked();
    },
  );

  test('never comes by itself once that is switched off', async () => {
    const first = await openNow(1);
    act(() => choice().click());
    await seconds(20);
    expect(first.platform.recorded.paths).toEqual([]);
    expect(first.platform.preferences.values$.value.autoNext).toBe(false);
  });

  test('does not count down if the device remembers that', async () => {
    const { platform } = await openNow(
      1,
      {},
      {
        catalogue: catalogue(WEEK, OLDER),
        preferences: { autoNext: false },
      },
    );
    expect(choice()).not.toBeChecked();
    await seconds(20);
    expect(platform.recorded.paths).toEqual([]);
  });

  test('asks after two lessons without an action, and continues after one', async () => {
    const all = { catalogue: catalogue(WEEK, OLDER) };
    const platform = createInMemoryPlatform(all);
    const end = async () => {
      presenceOf(platform).lessonBegins();
      const { unmount } = await openNow(1, {}, all, platform);
      return unmount;
    };
    const isAsked = () => screen.queryByText('Still here?') !== null;
    (await end())();
    const leave = await end();
    expect(isAsked()).toBe(true);
    await seconds(20);
    expect(platform.recorded.paths).toEqual([]);
    leave();
    presenceOf(platform).lessonBegins();
    act(() => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    await openNow(1, {}, all, platform);
    expect(isAsked()).toBe(false);
    await seconds(10);
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
  });

  test('waits while the page is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { platform } = await openNow(1);
    await seconds(20);
    expect(platform.recorded.paths).toEqual([]);
    hidden.mockReturnValue(false);
    await seconds(10);
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
  });

  test('waits while questions by ear are open', async () => {
    const { platform, control } = await openNow(1);
    act(() => control.ask(true));
    await seconds(60);
    expect(platform.recorded.paths).toEqual([]);
    act(() => control.ask(false));
    await seconds(10);
    expect(platform.recorded.paths).toEqual(['/videos/tram']);
  });

  describe('waits while somebody thinks about a comment', () => {
    /** A field of the page, beside the player. */
    const field = (type: 'textarea' | 'input', value = '') => {
      const element = document.body.appendChild(document.createElement(type));
      element.value = value;
      return element;
    };
    afterEach(() =>
      document.querySelectorAll('body > textarea, body > input').forEach((each) => each.remove()),
    );

    test.each<[string, () => HTMLElement]>([
      ['in its field', () => field('textarea')],
      ['in another one', () => field('input')],
    ])('%s', async (_, add) => {
      add().focus();
      const { platform } = await openNow(1);
      await seconds(20);
      expect(platform.recorded.paths).toEqual([]);
      expect(screen.queryByText(/^in \d+ s$/)).toBeNull();
    });

    test('with a comment that is not sent, wherever they are', async () => {
      field('textarea', 'Was heisst');
      const { platform } = await openNow(1);
      await seconds(20);
      expect(platform.recorded.paths).toEqual([]);
    });

    test('and not after the film was moved on by its slider', async () => {
      const slider = field('input');
      slider.setAttribute('type', 'range');
      slider.focus();
      const { platform } = await openNow(1);
      await seconds(10);
      expect(platform.recorded.paths).toEqual(['/videos/tram']);
    });

    test('and not where nothing is written', async () => {
      field('textarea', ' ');
      const { platform } = await openNow(1);
      await seconds(10);
      expect(platform.recorded.paths).toEqual(['/videos/tram']);
    });
  });

  test('leads nowhere once the learner is on another page, with cards', async () => {
    const { platform, unmount } = await openNow(1);
    await seconds(5);
    unmount();
    await seconds(20);
    expect(platform.recorded.paths).toEqual([]);
  });

  test('does not play if the plan does not open it', async () => {
    const { platform } = await openNow(0, { videoID: 'gratis', known: FREE, nextID: 'abo' });
    expect(screen.getByRole('link', { name: /^Next/ })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await seconds(20);
    expect(platform.recorded.paths).toEqual([]);
  });
});

test('takes the focus from the player alone', async () => {
  const isEnded$ = new BehaviorSubject(false);
  const platform = createInMemoryPlatform({ catalogue: catalogue(WEEK) });
  const control = createPlayerControl(platform.preferences, platform.log);
  const Page = () => (
    <>
      <button type="button">Outside</button>
      <section aria-label="Player">
        <button type="button">Pause</button>
        <video ref={(video) => void (video && control.attach(video))}>
          <track kind="captions" />
        </video>
        {useObservable(isEnded$, false) && (
          <LessonEnd
            videoID="znueni"
            known={WEEK}
            isSpoken
            cards={0}
            watched={NOTHING_WATCHED}
            film={PLAYED}
            control={control}
          />
        )}
      </section>
    </>
  );
  for (const [from, isMoved] of [
    ['Outside', false],
    ['Pause', true],
  ] as const) {
    isEnded$.next(false);
    const { user, unmount } = renderScreen(Page, platform);
    await user.click(screen.getByRole('button', { name: from }));
    act(() => isEnded$.next(true));
    const heading = await screen.findByRole('heading', { name: 'Lesson finished' });
    if (isMoved) expect(heading).toHaveFocus();
    else expect(screen.getByRole('button', { name: from })).toHaveFocus();
    unmount();
  }
});

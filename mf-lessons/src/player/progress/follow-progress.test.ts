import { fakeVideo } from '../../testing/fake-video';
import { followProgress, type Watched } from './follow-progress';

const DURATION = 100;

afterEach(() => jest.restoreAllMocks());

function watching({ hasCaptions = false } = {}) {
  const video = fakeVideo();
  Object.defineProperties(video.element, {
    duration: { get: () => DURATION },
    paused: { get: () => false },
    seeking: { get: () => false },
  });
  const told: (Watched | 'leave')[] = [];
  const leaving = new AbortController();
  followProgress(video.element, leaving.signal, () => hasCaptions, {
    onWatched: (watched) => told.push(watched),
    onLeave: () => told.push('leave'),
  });
  const playTo = (from: number, to: number) => {
    for (let second = from; second <= to; second += 1) video.moveTo(second);
  };
  /** The reported ranges. */
  const played = () => told.flatMap((one) => (one === 'leave' ? [] : [[one.from, one.to]]));
  return { video, told, played, leaving, playTo };
}

const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a film that is nearly over has no position to resume at, until the learner goes back', () => {
  const { video, told, playTo } = watching();
  playTo(80, DURATION);
  expect(told).toEqual(
    [85, 90, 95, 100].map((to) => ({
      from: to - 5,
      to,
      position: to < 90 ? to : 0,
      duration: DURATION,
    })),
  );
  video.seekTo(20);
  playTo(20, 25);
  expect(told.at(-1)).toMatchObject({ position: 25 });
});

test('a jump to the end counts only the last seconds', () => {
  const { video, played, playTo } = watching();
  playTo(0, 3);
  video.seekTo(96);
  playTo(96, DURATION);
  video.fire('pause');
  expect(played()).toEqual([
    [0, 3],
    [96, 100],
  ]);
});

test('reports the last seconds when the page is hidden, and when the video leaves it', () => {
  const { told, played, leaving, playTo } = watching();
  playTo(10, 13);
  see('hidden');
  expect(told).toMatchObject([{ from: 10, to: 13, position: 13 }, 'leave']);
  see('visible');
  playTo(14, 16);
  leaving.abort();
  expect(played().at(-1)).toEqual([13, 16]);
  expect(told.at(-1)).toBe('leave');
  see('hidden');
  expect(told).toHaveLength(4);
});

test('what plays in a hidden tab does not count, nor the way back to it', () => {
  const { played, playTo, video } = watching();
  playTo(10, 13);
  see('hidden');
  playTo(14, 30);
  see('visible');
  playTo(31, 33);
  video.fire('pause');
  expect(played()).toEqual([
    [10, 13],
    [30, 33],
  ]);
});

test('picture in picture counts as visible, and only that of this film', () => {
  const { played, playTo, video } = watching();
  const inPicture = (element: Element | null) =>
    Object.defineProperty(document, 'pictureInPictureElement', {
      configurable: true,
      value: element,
    });
  playTo(10, 11);
  inPicture(video.element);
  see('hidden');
  playTo(12, 14);
  inPicture(document.createElement('video'));
  playTo(15, 20);
  video.fire('pause');
  inPicture(null);
  expect(played()).toEqual([
    [10, 11],
    [11, 14],
  ]);
});

test.each<[string, Partial<HTMLVideoElement>, boolean, boolean]>([
  ['with sound', {}, false, true],
  ['at double speed', { playbackRate: 2 }, false, true],
  ['faster than that', { playbackRate: 2.5 }, false, false],
  ['muted', { muted: true }, false, false],
  ['at no volume', { volume: 0 }, false, false],
  ['muted with captions', { muted: true }, true, true],
])('a film %s', (_, state, hasCaptions, isCounted) => {
  const { played, playTo, video } = watching({ hasCaptions });
  Object.assign(video.element, state);
  playTo(10, 13);
  video.fire('pause');
  // Otherwise only the position to resume at is reported.
  expect(played()).toEqual(isCounted ? [[10, 13]] : [[13, 13]]);
});

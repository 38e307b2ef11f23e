import { fakeVideo } from '../../testing/fake-video';
import { followProgress, type Watched } from './follow-progress';

const DURATION = 100;

function watching() {
  const video = fakeVideo();
  Object.defineProperties(video.element, {
    duration: { get: () => DURATION },
    paused: { get: () => false },
    seeking: { get: () => false },
  });
  const told: (Watched | 'leave')[] = [];
  const onFinished = jest.fn();
  const leaving = new AbortController();
  followProgress(video.element, leaving.signal, {
    onWatched: (watched) => told.push(watched),
    onFinished,
    onLeave: () => told.push('leave'),
  });
  const playTo = (from: number, to: number) => {
    for (let second = from; second <= to; second += 1) video.moveTo(second);
  };
  return { video, told, onFinished, leaving, playTo };
}

test('a finished lesson has no position to resume at', () => {
  const { video, told, onFinished, playTo } = watching();
  playTo(80, DURATION);
  video.fire('pause');
  video.fire('ended');
  expect(onFinished).toHaveBeenCalledTimes(1);
  expect(told).toEqual([85, 0, 0, 0].map((position) => ({ position, seconds: 5 })));
});

test('after going back, the user resumes there and can finish again', () => {
  const { video, told, onFinished, playTo } = watching();
  playTo(88, 93);
  video.seekTo(20);
  playTo(20, 25);
  expect(told.at(-1)).toEqual({ position: 25, seconds: 5 });
  video.seekTo(95);
  playTo(95, 100);
  expect(told.at(-1)).toEqual({ position: 0, seconds: 5 });
  expect(onFinished).toHaveBeenCalledTimes(2);
});

test('reports the last seconds when the page is hidden, and when the video leaves it', () => {
  const { told, leaving, playTo } = watching();
  playTo(10, 13);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toEqual([{ position: 13, seconds: 3 }, 'leave']);
  playTo(14, 15);
  leaving.abort();
  expect(told.slice(2)).toEqual([{ position: 15, seconds: 2 }, 'leave']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(4);
});

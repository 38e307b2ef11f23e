import { fakeVideo } from '../../testing/fake-video';
import { createLines } from './follow-lines';

const cue = (line: number, start: number, end: number) => ({ line, start, end, text: `${line}` });
const CUES = { gsw: [cue(0, 1, 3), cue(1, 3, 5), cue(2, 6, 8)], en: [] };

function follow(pauseAfterLine = false) {
  const video = fakeVideo();
  let isPaused = true;
  Object.defineProperty(video.element, 'paused', { get: () => isPaused });
  jest.spyOn(video.element, 'pause').mockImplementation(() => {
    isPaused = true;
    video.fire('pause');
  });
  const lines = createLines(() => pauseAfterLine);
  lines.know(CUES);
  const leaving = new AbortController();
  lines.follow(video.element, leaving.signal);
  return {
    lines,
    video,
    leave: () => leaving.abort(),
    play() {
      isPaused = false;
      video.fire('play');
    },
    isPaused: () => isPaused,
    at: () => video.element.currentTime,
  };
}

test('knows the spoken line, and in a pause the one before', () => {
  const { lines, video } = follow();
  expect(lines.line$.value).toBeUndefined();
  video.moveTo(3.5);
  expect([lines.line$.value, lines.said$.value?.line]).toEqual([1, 1]);
  video.moveTo(5.5);
  expect([lines.line$.value, lines.said$.value?.line]).toEqual([1, undefined]);
});

test('repeats a line', () => {
  const { lines, video, play, at } = follow();
  play();
  video.moveTo(1.5);
  lines.loop(0);
  video.moveTo(3);
  expect(at()).toBe(1);
  video.moveTo(2.9);
  video.moveTo(3.1);
  expect(at()).toBe(1);
});

test('ends the repetition when the learner goes elsewhere', () => {
  const { lines, video } = follow();
  lines.loop(0);
  video.seekTo(2);
  expect(lines.loop$.value).toBe(0);
  video.seekTo(6);
  expect(lines.loop$.value).toBeUndefined();
});

test('pauses after a line with that line still in view, and goes on with the next', () => {
  const { lines, video, play, isPaused, at } = follow(true);
  play();
  video.moveTo(2.9);
  video.moveTo(3.02);
  expect(isPaused()).toBe(true);
  video.seekTo(at());
  expect(lines.line$.value).toBe(0);
  play();
  video.moveTo(3.1);
  expect(isPaused()).toBe(false);
  video.moveTo(5.01);
  expect(isPaused()).toBe(true);
});

test('pauses after a line that the learner goes back to', () => {
  const { video, play, isPaused } = follow(true);
  play();
  video.moveTo(2.9);
  video.moveTo(3.02);
  video.seekTo(1.5);
  play();
  video.moveTo(2.9);
  expect(isPaused()).toBe(false);
  video.moveTo(3.02);
  expect(isPaused()).toBe(true);
});

test('repeats a line after each pause, where both are wanted', () => {
  const { lines, video, play, at } = follow(true);
  lines.loop(0);
  play();
  video.moveTo(2.9);
  video.moveTo(3.02);
  play();
  expect(at()).toBe(1);
});

test('follows nothing after it was ended', () => {
  const { lines, video, leave } = follow();
  leave();
  video.moveTo(3.5);
  expect(lines.line$.value).toBeUndefined();
});

describe('lines that come again', () => {
  const again = (line: number, start: number, end: number) => ({
    ...cue(line, start, end),
    isAgain: true,
  });
  const PARTS = {
    gsw: [...CUES.gsw, again(0, 10, 12), again(0, 15, 17), again(1, 20, 22)],
    en: [again(0, 12, 15)],
  };

  test('are the current ones, and what is shown has its own time', () => {
    const { lines, video } = follow();
    lines.know(PARTS);
    video.moveTo(13);
    expect(lines.line$.value).toBe(0);
    expect(lines.said$.value).toEqual({ line: 0, start: 12, end: 15 });
    video.moveTo(21);
    expect([lines.line$.value, lines.said$.value?.start]).toEqual([1, 20]);
  });

  test('pause after the line was practised, and not within it', () => {
    const { lines, video, play, isPaused } = follow(true);
    lines.know(PARTS);
    video.seekTo(11.9);
    play();
    video.moveTo(12.1);
    expect(isPaused()).toBe(false);
    video.moveTo(16.9);
    video.moveTo(17.1);
    expect(isPaused()).toBe(true);
  });
});

import { fakeEngine } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { startLivePlayback, type LivePlayback } from '../stream/live-playback';

/** The URL of a file of the stream, with this token. */
export const at = (token: string, file = 'master.m3u8') =>
  `https://media.example/s/${token}/live/${file}`;
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let isHidden = false;
const started: LivePlayback[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  started.splice(0).forEach(({ destroy }) => destroy());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

export const refusal = () => new DOMException('no', 'NotAllowedError');

/**
 * Starts the playback of a stream.
 *
 * @param answer the server's fresh URL
 */
export async function start(
  answer: () => Promise<string | undefined> = async () => at('b'),
  isOld = false,
  begunAt?: () => number | undefined,
) {
  const video = document.createElement('video');
  let isPaused = true;
  let position = 0;
  Object.defineProperties(video, {
    paused: { get: () => isPaused },
    readyState: { get: () => HTMLMediaElement.HAVE_ENOUGH_DATA },
    currentTime: { get: () => position, set: (to: number) => (position = to) },
  });
  const fire = (type: string) => void video.dispatchEvent(new Event(type));
  const play = jest.spyOn(video, 'play').mockImplementation(async () => {
    isPaused = false;
    fire('play');
    fire('playing');
  });
  jest.spyOn(video, 'pause').mockImplementation(() => {
    isPaused = true;
    fire('pause');
  });
  const engine = fakeEngine();
  const askAgain = jest.fn(answer);
  const playback = startLivePlayback({
    video,
    url: at('a'),
    isOld,
    askAgain,
    ...(begunAt && { begunAt }),
    loadEngine: async () => engine.create,
    log: createInMemoryPlatform().log,
  });
  started.push(playback);
  await pass(0);
  const moveTo = (seconds: number) => {
    position = seconds;
    fire('timeupdate');
  };
  const seen = (shown: boolean) => {
    isHidden = !shown;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const status = () => playback.status$.value;
  return { video, fire, play, engine, askAgain, playback, moveTo, seen, status };
}

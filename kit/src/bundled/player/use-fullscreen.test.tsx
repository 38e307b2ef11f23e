import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useRef } from 'react';
import { createInMemoryPlatform } from 'common-testing';
import { useFullscreen } from './use-fullscreen';

const { log } = createInMemoryPlatform();
const entered: string[] = [];

function Player() {
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const videoOf = useCallback(() => video.current ?? undefined, []);
  const { hasFullscreen, toggle } = useFullscreen(root, videoOf, log);
  return (
    <section ref={root}>
      <video ref={video} data-testid="film">
        <track kind="captions" />
      </video>
      {hasFullscreen && <button>Full screen</button>}
      <button onClick={toggle}>Key F</button>
    </section>
  );
}

/** Makes a browser that allows full screen for the page, or for a video that knows its size. */
function show({ page = false, video = false }) {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: page });
  Object.assign(HTMLElement.prototype, {
    requestFullscreen: async () => void entered.push('player'),
  });
  render(<Player />);
  const film = screen.getByTestId('film');
  Object.assign(film, { webkitEnterFullscreen: () => entered.push('video') });
  return {
    async learnSize() {
      Object.assign(film, { webkitSupportsFullscreen: video });
      await act(async () => void fireEvent.loadedMetadata(film));
    },
    press: () => fireEvent.click(screen.getByRole('button', { name: 'Key F' })),
  };
}

const button = () => screen.queryByRole('button', { name: 'Full screen' });

beforeEach(() => void entered.splice(0));
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});

test('shows the whole player where the page can go full screen', () => {
  const { press } = show({ page: true });
  expect(button()).toBeVisible();
  press();
  expect(entered).toEqual(['player']);
});

test('shows only the video on a phone, once the video knows its size', async () => {
  const { learnSize, press } = show({ video: true });
  expect(button()).not.toBeInTheDocument();
  await learnSize();
  expect(button()).toBeVisible();
  press();
  expect(entered).toEqual(['video']);
});

test('offers no full screen in an app without it', async () => {
  const { learnSize, press } = show({});
  await learnSize();
  expect(button()).not.toBeInTheDocument();
  press();
  expect(entered).toEqual([]);
});

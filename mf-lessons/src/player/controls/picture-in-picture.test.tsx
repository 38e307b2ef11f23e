import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { PictureInPictureButton } from './SettingsMenu';

/** Fakes the browser API, which jsdom lacks. */
function browserThat(isAble: boolean) {
  const video = document.createElement('video');
  let out: Element | null = null;
  const request = jest.fn(async () => void (out = video));
  const exit = jest.fn(async () => void (out = null));
  Object.assign(video, { requestPictureInPicture: request });
  Object.defineProperties(document, {
    pictureInPictureEnabled: { configurable: true, value: isAble },
    pictureInPictureElement: { configurable: true, get: () => out },
    exitPictureInPicture: { configurable: true, value: exit },
  });
  return { video, request, exit };
}
afterEach(() => {
  for (const name of ['Enabled', 'Element'])
    Reflect.deleteProperty(document, `pictureInPicture${name}`);
  Reflect.deleteProperty(document, 'exitPictureInPicture');
});

const show = (video: HTMLVideoElement) =>
  renderScreen(() => <PictureInPictureButton video={() => video} />);
const button = () => screen.getByRole('button', { name: 'Picture in picture' });

test('opens picture in picture, and closes it when pressed again', async () => {
  const { video, request, exit } = browserThat(true);
  const { user } = show(video);
  await user.click(button());
  expect(request).toHaveBeenCalledTimes(1);
  expect(exit).not.toHaveBeenCalled();
  await user.click(button());
  expect(exit).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
});

test('only logs that the browser keeps the picture', async () => {
  const { video, request } = browserThat(true);
  request.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  const { user, platform } = show(video);
  await user.click(button());
  await waitFor(() =>
    expect(platform.recorded.logs).toEqual([expect.objectContaining({ level: 'info' })]),
  );
  expect(platform.recorded.alerts).toEqual([]);
});

test('picture in picture is not offered where the browser does not allow it', () => {
  show(browserThat(false).video);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('picture in picture is not offered where the browser does not know it', () => {
  show(document.createElement('video'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

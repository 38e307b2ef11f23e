import { act } from '@testing-library/react';
import { renderScreen } from 'kit/testing';
import { createInMemoryPlatform } from 'common-testing';
import { Picture } from './Picture';

const Zopf = () => <Picture src="/zopf.webp" />;

/** The platform is still starting, so its loading flag is true. */
function rendered() {
  const platform = createInMemoryPlatform();
  const { container, unmount } = renderScreen(Zopf, platform);
  const image = container.querySelector('img') as HTMLImageElement;
  return { platform, container, unmount, image };
}

function shown(isComplete: boolean) {
  const { platform, container, unmount, image } = rendered();
  act(() => platform.loading.stop());
  Object.defineProperty(image, 'complete', { value: isComplete });
  /** As in the shell: the screen leaves the document before it is cleaned up. */
  const leave = () => {
    container.remove();
    unmount();
  };
  return { image, leave };
}

describe('the picture of a lesson', () => {
  test('waits while something more urgent loads, and then stays', () => {
    const { platform, image } = rendered();
    expect(image).not.toHaveAttribute('src');
    act(() => platform.loading.stop());
    expect(image).toHaveAttribute('src', '/zopf.webp');
    act(() => platform.loading.start());
    expect(image).toHaveAttribute('src', '/zopf.webp');
  });

  test('stops loading when its screen is left', () => {
    const { image, leave } = shown(false);
    expect(image).toHaveAttribute('src', '/zopf.webp');
    leave();
    expect(image).not.toHaveAttribute('src');
  });

  test('stays unchanged once it has loaded', () => {
    const { image, leave } = shown(true);
    leave();
    expect(image).toHaveAttribute('src', '/zopf.webp');
  });
});

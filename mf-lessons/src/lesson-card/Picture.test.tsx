import { render } from '@testing-library/react';
import { Picture } from './Picture';

function shown(isComplete: boolean) {
  const { container, unmount } = render(<Picture src="/zopf.webp" />);
  const image = container.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'complete', { value: isComplete });
  /** As the shell does it: the screen is out of the page before it clears up. */
  const leave = () => {
    container.remove();
    unmount();
  };
  return { image, leave };
}

describe('the picture of a lesson', () => {
  it('stops loading when its screen is left', () => {
    const { image, leave } = shown(false);
    expect(image).toHaveAttribute('src', '/zopf.webp');
    leave();
    expect(image).not.toHaveAttribute('src');
  });

  it('stays as it is when it has come', () => {
    const { image, leave } = shown(true);
    leave();
    expect(image).toHaveAttribute('src', '/zopf.webp');
  });
});

import { useQuiet } from './use-quiet';

/**
 * Once its screen has been left, a picture that is still on its way only takes the line from the
 * screen that follows; the browser itself goes on loading it.
 */
const stopWhenLeft = (image: HTMLImageElement | null) => () => {
  if (image && !image.isConnected && !image.complete) image.removeAttribute('src');
};

interface PictureProps {
  readonly src: string;
}

/** Picture of a lesson on a shelf: decoration, 16:9. */
export function Picture({ src }: PictureProps) {
  // Pictures further down wait: on a slow line they would keep what is asked for from coming.
  const isQuiet = useQuiet();
  return (
    <img
      ref={stopWhenLeft}
      src={isQuiet ? src : undefined}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}

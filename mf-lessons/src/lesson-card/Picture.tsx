import { useIsLive } from 'kit';

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
  // Pictures further down wait for the code: on a slow line they would keep it from coming.
  const isLive = useIsLive();
  return (
    <img
      ref={stopWhenLeft}
      src={isLive ? src : undefined}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}

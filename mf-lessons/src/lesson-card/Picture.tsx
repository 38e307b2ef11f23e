import { useQuiet } from '../timing/use-quiet';

/**
 * Stops a loading picture when its screen is left. Otherwise it would take the connection from the
 * next screen.
 */
const stopWhenLeft = (image: HTMLImageElement | null) => () => {
  if (image && !image.isConnected && !image.complete) image.removeAttribute('src');
};

interface PictureProps {
  readonly src: string;
}

/** Picture of a lesson on a shelf: decorative, 16:9. */
export function Picture({ src }: PictureProps) {
  // Wait: on a slow connection pictures would delay what the learner asked for.
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

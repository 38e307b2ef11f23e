import { useQuiet } from '../timing/use-quiet';

/** Stops loading a picture when its screen is left, to free the connection for the next screen. */
const stopWhenLeft = (image: HTMLImageElement | null) => () => {
  if (image && !image.isConnected && !image.complete) image.removeAttribute('src');
};

interface PictureProps {
  readonly src: string;
}

/** The picture of a lesson card: decorative, 16:9, loaded after everything urgent. */
export function Picture({ src }: PictureProps) {
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

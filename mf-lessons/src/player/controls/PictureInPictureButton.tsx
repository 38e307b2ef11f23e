import { Button, usePlatform } from 'kit';
import { player } from '../../messages/player-controls';

/** Takes the picture out of the page, where the browser can do that; pressed again, back. */
export function PictureInPictureButton({ video }: { video: () => HTMLVideoElement | undefined }) {
  const { log } = usePlatform();
  if (!('pictureInPictureEnabled' in document) || !document.pictureInPictureEnabled) return null;
  const toggle = () => {
    const isOut = document.pictureInPictureElement === video();
    const change = isOut ? document.exitPictureInPicture() : video()?.requestPictureInPicture();
    change?.catch((error: unknown) => log.info('The browser keeps the picture', { error }));
  };
  return (
    <Button variant="quiet" onClick={toggle}>
      {player.pictureInPicture}
    </Button>
  );
}

import { useRef, useState } from 'react';
import { Button, Dialog } from 'kit';
import { lesson } from '../../messages/lesson-extras';
import styles from './extras.late.module.css';

/** The photos of a lesson. A press enlarges a photo to the size of the window. */
export function Photos({ photos }: { photos: readonly string[] }) {
  const [open, setOpen] = useState<number>();
  const { title, enlarge } = lesson.photos;
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={enlarge(index + 1, photos.length)}
              onClick={() => setOpen(index)}
            >
              <img className={styles.picture} src={photo} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <PhotoDialog
          photos={photos}
          shown={open}
          onShow={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

interface PhotoDialogProps {
  readonly photos: readonly string[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

function PhotoDialog({ photos, shown, onShow, onClose }: PhotoDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { photo, previous, next, close } = lesson.photos;
  const indexAfter = (by: number) => (shown + by + photos.length) % photos.length;
  const name = photo(shown + 1, photos.length);
  return (
    <Dialog
      ref={dialog}
      width="text"
      aria-label={name}
      initialFocus="[data-close]"
      onClose={onClose}
    >
      <img className={styles.large} src={photos[shown]} alt={name} />
      <div className={styles.actions}>
        {photos.length > 1 && (
          <>
            <Button variant="secondary" onClick={() => onShow(indexAfter(-1))}>
              {previous}
            </Button>
            <Button variant="secondary" onClick={() => onShow(indexAfter(1))}>
              {next}
            </Button>
          </>
        )}
        <Button data-close="" onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}

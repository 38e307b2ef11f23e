import { Button, Card, classNames, usePlatform } from 'kit';
import { opensPages } from 'shared-contracts';
import styles from './room.late.module.css';

interface NothingProps {
  readonly text: string;
  /** Whether it takes the place and the width of the picture. */
  readonly isWide?: boolean;
}

/** Replaces a stream or chat that is not announced yet, or is over. */
export function Nothing({ text, isWide = false }: NothingProps) {
  return (
    <Card className={classNames(styles.nothing, isWide && styles.noPicture)}>
      <p>{text}</p>
    </Card>
  );
}

interface ElsewhereProps {
  readonly url: string;
  readonly elsewhere: string;
  readonly open: string;
}

/** A page of the school that may not be framed here; it opens in a window of its own. */
export function Elsewhere({ url, elsewhere, open }: ElsewhereProps) {
  const { navigation, parentApp } = usePlatform();
  return (
    <Card className={styles.nothing}>
      <p>{elsewhere}</p>
      {opensPages(parentApp) && (
        <Button variant="secondary" onClick={() => navigation.openExternal(url)}>
          {open}
        </Button>
      )}
    </Card>
  );
}

interface FrameProps {
  readonly url: string;
  readonly title: string;
}

/**
 * A page of the school in a frame of 16:9. The sandbox keeps it inside; in an app it opens no
 * window, because that would take the place of the whole product. `howToShow` frames no page of the
 * shell, because a page of the same origin could take off its sandbox.
 */
export function Frame({ url, title }: FrameProps) {
  const { isEmbedded } = usePlatform().parentApp;
  return (
    <iframe
      className={styles.wide}
      src={url}
      title={title}
      sandbox={classNames(
        'allow-scripts allow-same-origin allow-forms allow-presentation',
        !isEmbedded && 'allow-popups',
      )}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

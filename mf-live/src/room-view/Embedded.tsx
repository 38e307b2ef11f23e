import { Button, Card, classNames, usePlatform } from 'kit';
import { opensPages } from 'shared-contracts';
import styles from './room.late.module.css';

interface EmptyPanelProps {
  readonly text: string;
  readonly isWide?: boolean;
}

/**
 * Says that a stream or chat is not announced yet, or is over.
 *
 * @param props `isWide`: the card replaces the stream, and has its width
 */
export function EmptyPanel({ text, isWide = false }: EmptyPanelProps) {
  return (
    <Card className={classNames(styles.nothing, isWide && styles.noPicture)}>
      <p>{text}</p>
    </Card>
  );
}

interface OutsidePageProps {
  readonly url: string;
  readonly elsewhere: string;
  readonly open: string;
}

/** Offers to open a page of the school in a new window, because it may not be framed here. */
export function OutsidePage({ url, elsewhere, open }: OutsidePageProps) {
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
 * Shows a page of the school in a sandboxed frame of 16:9. In an app the frame may not open a
 * window, which would replace the whole product. `howToShow` frames no page of the shell, because a
 * page of the same origin could remove its sandbox.
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

import { ButtonLink, usePlatform } from 'kit';
import styles from '../styles.module.css';

/**
 * Leads out of the product. On the web it opens a new window. When embedded, the parent app opens
 * it, because a web view has no second window (decision 42).
 */
export function OutsideLink({
  url,
  children,
}: {
  readonly url: string;
  readonly children: string;
}) {
  const { navigation, parentApp } = usePlatform();
  return (
    <ButtonLink
      to={url}
      variant="secondary"
      target="_blank"
      onClick={(event) => {
        if (!parentApp.isEmbedded) return;
        event.preventDefault();
        navigation.openExternal(url);
      }}
    >
      <span className={styles.sentence}>{children}</span>
    </ButtonLink>
  );
}

import { ButtonLink, Card, classNames, useIsLive, usePlatform } from 'kit';
import { opensPages } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import styles from '../styles.module.css';

/**
 * Shows the 'still not sure? learn more' card, which leads to the configured contact page. The card
 * is missing in an app that cannot open pages. Source: PLANS-learn-more.
 */
export function LearnMoreCard() {
  const { links, parentApp } = usePlatform();
  const isLive = useIsLive();
  if (isLive && !opensPages(parentApp)) return null;
  return (
    <CardOutside
      id="learn-more"
      {...subscriptions.learnMore}
      url={links.contact}
      className={styles.leadsOut}
    />
  );
}

/**
 * Shows 'learn standard German' on the web only. Before the code runs, CSS hides the card in an
 * app. Source: PLANS-standard-german.
 */
export function StandardGermanCard() {
  const { links, parentApp } = usePlatform();
  const isLive = useIsLive();
  if (isLive && parentApp.isEmbedded) return null;
  return (
    <CardOutside
      id="standard-german"
      {...subscriptions.standardGerman}
      url={links.standardGerman}
      className={styles.webOnly}
    />
  );
}

interface CardOutsideProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly url: string;
  /** Hides the card in some apps before the code runs. */
  readonly className: string | undefined;
}

/** A card with a link to another site. */
function CardOutside({ id, heading, text, link, url, className }: CardOutsideProps) {
  return (
    <Card as="section" aria-labelledby={id} className={classNames(styles.panel, className)}>
      <h2 id={id} className={styles.panelTitle}>
        {heading}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <OutsideLink url={url}>{link}</OutsideLink>
    </Card>
  );
}

/**
 * Links to another site. The web opens a new window. In an app, the parent app opens the page,
 * because a web view has no second window (decision 42).
 */
function OutsideLink({ url, children }: { readonly url: string; readonly children: string }) {
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

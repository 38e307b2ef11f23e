import { ButtonLink, Card, classNames, Page, useObservable, usePlatform } from 'kit';
import { messages } from '../messages';
import { ConsentChoice } from './ConsentChoice';
import styles from './styles.module.css';

const UNKNOWN = { status: 'unknown' } as const;

/**
 * The three consents, each with what it is for. A visitor's ticks go along to the sign-up form;
 * nothing is stored here, so a member reads what they are and whom to write to. Source: SPEC §2,
 * Consent form.
 */
export function CollectConsentsScreen() {
  const session = useObservable(usePlatform().session.state$, UNKNOWN);
  const {
    title,
    intro,
    PPandTandCConsent: terms,
    visitor,
    signUp,
    member,
    contact,
  } = messages.consents;
  const isMember = session.status === 'member';
  return (
    <Page title={title} intro={intro} width="text">
      <Card as="section">
        <ul className={classNames(styles['choices'], isMember && styles['isReadOnly'])}>
          <ConsentChoice name="PPandTandCConsent" isReadOnly={isMember}>
            <span className={styles['legal']}>
              <a href="/terms-and-conditions" target="_blank" rel="noopener">
                {terms.terms}
              </a>
              <a href="/privacy-policy" target="_blank" rel="noopener">
                {terms.privacy}
              </a>
            </span>
          </ConsentChoice>
          <ConsentChoice name="RemindersConsent" isReadOnly={isMember} />
          <ConsentChoice name="MarketingConsent" isReadOnly={isMember} />
        </ul>
      </Card>
      <p className={styles['note']}>{isMember ? member : visitor}</p>
      <ButtonLink to={isMember ? '/contact' : '/sign-in-up'} variant="secondary">
        {isMember ? contact : signUp}
      </ButtonLink>
    </Page>
  );
}

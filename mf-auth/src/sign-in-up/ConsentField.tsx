import { Checkbox, classNames, useObservable, usePlatform } from 'kit';
import { NO_CONSENTS } from 'shared-contracts';
import { LegalLink } from './LegalLink';
import { messages } from '../messages';
import styles from './form.module.css';

/** The consent control; the terms part is underlined when it was missing. Source: SPEC §2. */
export function ConsentField() {
  const { consents } = usePlatform();
  const { PPandTandCConsent, isUnderlined } = useObservable(consents.state$, NO_CONSENTS);
  const { consent, legalLinks } = messages.signInUp;
  return (
    <Checkbox
      className={styles['consent']}
      name="PPandTandCConsent"
      checked={PPandTandCConsent}
      onChange={(event) => consents.set('PPandTandCConsent', event.currentTarget.checked)}
      aria-invalid={isUnderlined || undefined}
      label={
        <>
          {consent.before}
          <span className={classNames(isUnderlined && styles['underlined'])}>
            <LegalLink to="/terms-and-conditions">{legalLinks.terms}</LegalLink>
            {consent.between}
            <LegalLink to="/privacy-policy">{consent.privacy}</LegalLink>
          </span>
        </>
      }
    />
  );
}

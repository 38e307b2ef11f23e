import { Page } from 'kit';
import { messages } from '../messages';
import { BelowThePlans } from './BelowThePlans';
import { BillingCycles } from './BillingCycles';
import { LearnMoreCard } from './LearnMoreCard';
import { LegalText } from './LegalText';
import { ManagePlan } from './ManagePlan';
import { Plans } from './Plans';
import { SessionPanel } from './SessionPanel';
import styles from './styles.module.css';

/** What the plans contain, how they run and where they are managed. Source: SPEC §2, §6. */
export function SubscriptionsScreen() {
  const { title, intro } = messages.subscriptions;
  return (
    <Page title={title} intro={intro} width="wide">
      <div className={styles.stack}>
        <Plans />
        <BelowThePlans>
          <SessionPanel />
          <div className={styles.pair}>
            <BillingCycles />
            <LearnMoreCard />
          </div>
          <ManagePlan />
          <LegalText />
        </BelowThePlans>
      </div>
    </Page>
  );
}

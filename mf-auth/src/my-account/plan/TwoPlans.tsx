import type { ReactNode } from 'react';
import { ButtonLink, usePlatform } from 'kit';
import { dayText } from 'common';
import { opensPages, type Entitlement, type PlanBeside } from 'shared-contracts';
import { myAccount } from '../../messages/my-account';
import styles from '../styles.module.css';
import { nameOfTier, planText } from './plan-text';

const { two, renews, cancels } = myAccount.plan;

/**
 * Names both plans that a learner pays for, and how each one is ended. Source: docs/payments.md.
 */
export function TwoPlans({
  entitlement,
  beside,
  now,
}: {
  readonly entitlement: Entitlement;
  readonly beside: PlanBeside;
  readonly now: Date;
}) {
  const best = nameOfTier(entitlement.Tier);
  const other = nameOfTier(beside.Tier);
  const plan = planText(entitlement, now);
  const day = dayText(beside.expires_date);
  return (
    <>
      <h3 className={styles.subheading}>{two.title}</h3>
      <p className={styles.text}>{two.text(best, other)}</p>
      <ul>
        <Item platform={entitlement.platform}>
          <strong>{best}</strong> {plan.isRunning && plan.next}
        </Item>
        <Item platform={beside.platform}>
          <strong>{other}</strong> {beside.cancels ? cancels(day) : renews(day)}
        </Item>
      </ul>
    </>
  );
}

function Item({
  platform,
  children,
}: {
  readonly platform: PlanBeside['platform'];
  readonly children: ReactNode;
}) {
  return (
    <li>
      {children}. {two.ends[platform]}
      {platform !== 'web' && <StoreLink os={platform} />}
    </li>
  );
}

/** Links to the store's page of subscriptions, if the app can open pages. */
function StoreLink({ os }: { readonly os: 'ios' | 'android' }) {
  const { links, navigation, parentApp } = usePlatform();
  if (!opensPages(parentApp)) return null;
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={links.storeSubscriptions[os]}
        variant="secondary"
        target="_blank"
        onClick={(event) => {
          event.preventDefault();
          navigation.openExternal(links.storeSubscriptions[os]);
        }}
      >
        {two.open[os]} {!parentApp.isEmbedded && two.newWindow}
      </ButtonLink>
    </div>
  );
}

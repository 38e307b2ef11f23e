import { useState, type CSSProperties } from 'react';
import { Card, classNames, Icon } from 'kit';
import { amountText, dayText } from 'common';
import type { Package } from 'shared-contracts';
import { subscriptions as text } from '../../messages/subscriptions';
import {
  cardStateOf,
  freeUntilOf,
  isRecommended,
  type CardState,
  type OwnPlans,
} from '../../plan/plan-state';
import { dueOf, type DueRow } from '../../plan/due';
import { monthlyShareOf, priceText, savingOf, trialText, type Seller } from '../../plan/price-text';
import { PlanButtons } from './PlanButtons';
import styles from './cards.module.css';

const stateText = (state: CardState): string | null =>
  state.kind === 'not-subscribed' ? null : text.states[state.kind](dayText(state.date));

function badgeOf({ kind }: CardState, isWanted: boolean, isMain: boolean): string | null {
  if (kind === 'first-payment') return text.next;
  if (kind !== 'not-subscribed') return text.yours;
  if (isWanted) return text.wanted;
  return isMain ? text.main : null;
}

export interface PlanCardProps {
  readonly aPackage: Package;
  /** All packages on sale, to compute what a year saves and when a change is charged. */
  readonly packages: readonly Package[];
  readonly ownPlans: OwnPlans;
  readonly seller: Seller;
  /** The learner came for this plan, pressed its button, or came back from its checkout. */
  readonly isWanted: boolean;
  /** The plan has the only primary button of the page. */
  readonly isLeading: boolean;
}

/**
 * Shows a package: its contents, price, state and buttons.
 * Source: CARD-not-subscribed to CARD-first-payment.
 */
export function PlanCard(props: PlanCardProps) {
  const { aPackage, packages, ownPlans, seller, isWanted, isLeading } = props;
  const { Title, identifier, PromotionText, ButtonColour } = aPackage;
  const state = cardStateOf(aPackage, ownPlans);
  const status = stateText(state);
  const free = freeUntilOf(aPackage, ownPlans);
  const [now] = useState(() => new Date());
  const due = dueOf(aPackage, ownPlans, { seller, packages, now });
  const isMain = isRecommended(aPackage, ownPlans);
  const title = `plan-${identifier}`;
  const badge = badgeOf(state, isWanted, isMain);
  return (
    <Card
      as="article"
      aria-labelledby={title}
      className={classNames(
        styles.card,
        isMain && styles.main,
        (isWanted || status !== null) && styles.chosen,
      )}
      // React sets this by script; the content security policy forbids style attributes in HTML.
      style={{ '--plan': ButtonColour ?? 'var(--lake)' } as CSSProperties}
    >
      <div className={styles.top}>
        <h3 id={title} tabIndex={-1} className={styles.title}>
          {Title}
        </h3>
        {badge !== null && <span className={styles.badge}>{badge}</span>}
      </div>
      <PlanPrice aPackage={aPackage} packages={packages} ownPlans={ownPlans} seller={seller} />
      <ul className={styles.benefits}>
        {PromotionText.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <div className={styles.bottom}>
        {status !== null && <p className={styles.status}>{status}</p>}
        {free !== null && <p className={styles.free}>{text.freeUntil(dayText(free))}</p>}
        {due !== null && <PlanDue due={due} />}
        <PlanButtons
          aPackage={aPackage}
          ownPlans={ownPlans}
          seller={seller}
          isLeading={isLeading}
          isRenewing={state.kind === 'renewing' || state.kind === 'unpaid'}
        />
      </div>
    </Card>
  );
}

function PlanPrice({
  aPackage,
  packages,
  ownPlans,
  seller,
}: Omit<PlanCardProps, 'isWanted' | 'isLeading'>) {
  const trial = trialText(aPackage, ownPlans.hasAlreadySubscribed, seller);
  const price = priceText(aPackage, seller);
  const isWeb = seller.kind === 'web';
  const share = isWeb ? monthlyShareOf(aPackage) : null;
  const saving = isWeb ? savingOf(aPackage, packages) : null;
  return (
    <div className={styles.price}>
      <p className={styles.trial}>{trial}</p>
      {price !== null && (
        <p>
          <strong className={styles.amount}>{price.amount}</strong> {price.per}{' '}
          {share && text.perMonth(amountText(share))}
        </p>
      )}
      <p className={styles.saving}>
        {saving && text.saving[aPackage.BillingCycle](amountText(saving))}
      </p>
    </div>
  );
}

function PlanDue({ due }: { readonly due: readonly DueRow[] | string }) {
  if (typeof due === 'string') return <p className={styles.due}>{due}</p>;
  return (
    <dl className={styles.due}>
      {due.map(([when, what]) => (
        <div key={when}>
          <dt>{when}</dt> <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useRef, useState } from 'react';
import { useObservable, usePlatform, useRoute } from 'kit';
import { PaymentNote } from 'kit/payment-note';
import type { BillingCycle, Package, ParentAppPackage } from 'shared-contracts';
import { inStore } from '../../checkout/buy-in-app';
import { updateCard } from '../../manage/update-card';
import { readChosenPlan } from '../../memory/checkout-memory';
import { subscriptions } from '../../messages/subscriptions';
import { FloatingBar } from '../bar/FloatingBar';
import { actionOf, defaultCycleOf, isRecommended, type OwnPlans } from '../../plan/plan-state';
import { BesideNote } from './BesideNote';
import { CycleSwitch } from './CycleSwitch';
import { PlanCard } from './PlanCard';
import styles from './cards.module.css';

const NONE: readonly ParentAppPackage[] = [];

export interface PlanCardsProps {
  readonly packages: readonly Package[];
  readonly ownPlans: OwnPlans;
}

/**
 * Shows a card for each package of the chosen cycle. Before a choice it is the cycle of the
 * checkout that the learner left, else of their own plan. Source: CARD-default-cycle.
 */
export function PlanCards({ packages, ownPlans }: PlanCardsProps) {
  const platform = usePlatform();
  const { parentApp } = platform;
  const sold = useObservable<readonly ParentAppPackage[]>(parentApp.packages$, NONE);
  const inAddress = useRoute().query.get('plan');
  const [remembered] = useState(readChosenPlan);
  const wanted = inAddress ?? remembered;
  const [chosen, setChosen] = useState<BillingCycle | null>(null);
  const cycleOfWanted = packages.find(({ identifier }) => identifier === wanted)?.BillingCycle;
  const cycle = chosen ?? cycleOfWanted ?? defaultCycleOf(ownPlans);
  const shown = packages.filter(({ BillingCycle: itsCycle }) => itsCycle === cycle);
  const leading =
    shown.find(({ identifier }) => identifier === wanted) ??
    shown.find((aPackage) => actionOf(aPackage, ownPlans) === 'resubscribe') ??
    shown.find((aPackage) => isRecommended(aPackage, ownPlans));
  const area = useRef<HTMLElement>(null);
  const problem = ownPlans.standing?.problem;

  return (
    <section ref={area} aria-labelledby="plans" className={styles.area}>
      <h2 id="plans" className="visually-hidden">
        {subscriptions.plansHeading}
      </h2>
      {problem && (
        <PaymentNote
          {...problem}
          classes={{ note: styles.problem, title: styles.problemTitle }}
          onUpdate={() => updateCard(platform)}
        />
      )}
      {ownPlans.beside && <BesideNote beside={ownPlans.beside} />}
      <CycleSwitch cycle={cycle} onChange={setChosen} />
      <div className={styles.cards}>
        {shown.map((aPackage) => (
          <PlanCard
            key={aPackage.identifier}
            aPackage={aPackage}
            packages={packages}
            ownPlans={ownPlans}
            seller={
              parentApp.isEmbedded
                ? { kind: 'store', sold: inStore(aPackage, sold) }
                : { kind: 'web' }
            }
            isWanted={aPackage.identifier === wanted}
            isLeading={aPackage === leading}
          />
        ))}
      </div>
      <FloatingBar
        area={area}
        packages={shown}
        hasAlreadySubscribed={ownPlans.hasAlreadySubscribed}
      />
    </section>
  );
}

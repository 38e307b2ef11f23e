import { useState } from 'react';
import { useObservable, usePlatform, useRoute } from 'kit';
import { PaymentNote } from 'kit/payment-note';
import type { BillingCycle, Package, ParentAppPackage } from 'shared-contracts';
import { inStore } from '../../checkout/buy-in-app';
import { updateCard } from '../../manage/update-card';
import { readChosenPlan } from '../../memory/checkout-memory';
import { subscriptions } from '../../messages/subscriptions';
import { FloatingBar } from '../bar/FloatingBar';
import { barPlansOf } from '../../plan/bar-plans';
import { planNameOf } from '../../plan/identifier';
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

/** Whether a package is of the plan that an identifier names, in either billing cycle. */
const isOf = (identifier: string | null) => (aPackage: Package) =>
  identifier !== null && planNameOf(aPackage) === planNameOf({ identifier });

/**
 * Shows a card for each package of the chosen cycle. Before a choice it is the cycle of the plan
 * that the learner came for or whose checkout they left, else of their own plan. The plan that they
 * came for is the first. Source: CARD-default-cycle, decision 61.
 */
export function PlanCards({ packages, ownPlans }: PlanCardsProps) {
  const platform = usePlatform();
  const { parentApp } = platform;
  const sold = useObservable<readonly ParentAppPackage[]>(parentApp.packages$, NONE);
  const inAddress = useRoute().query.get('plan');
  const [remembered] = useState(readChosenPlan);
  const wanted = inAddress ?? remembered;
  // A press on a card names its plan in the address; the cards then stay where they are.
  const [cameFor] = useState(wanted);
  const [chosen, setChosen] = useState<BillingCycle | null>(null);
  const cycleOfWanted = packages.find(({ identifier }) => identifier === wanted)?.BillingCycle;
  const cycle = chosen ?? cycleOfWanted ?? defaultCycleOf(ownPlans);
  const inCycle = packages.filter(({ BillingCycle: itsCycle }) => itsCycle === cycle);
  const isFirst = isOf(cameFor);
  const shown = [...inCycle.filter(isFirst), ...inCycle.filter((one) => !isFirst(one))];
  const chosenPlan = shown.find(isOf(wanted));
  const leading =
    chosenPlan ??
    shown.find((aPackage) => actionOf(aPackage, ownPlans) === 'resubscribe') ??
    shown.find((aPackage) => isRecommended(aPackage, ownPlans));
  const bar = barPlansOf(shown, chosenPlan, ownPlans);
  const problem = ownPlans.standing?.problem;

  return (
    <section aria-labelledby="plans" className={styles.area}>
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
            isWanted={aPackage === chosenPlan}
            isLeading={aPackage === leading}
          />
        ))}
      </div>
      {bar && <FloatingBar {...bar} />}
    </section>
  );
}

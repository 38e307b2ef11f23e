import { useState } from 'react';
import { Card, Link, useObservable, usePlatform, useRoute } from 'kit';
import { PaymentNote } from 'kit/payment-note';
import type { BillingCycle, Package, ParentAppPackage, PlanBeside } from 'shared-contracts';
import { inStore } from '../../checkout/buy-in-app';
import { updateCard } from '../../manage/update-card';
import { readChosenPlan } from '../../memory/checkout-memory';
import { subscriptions } from '../../messages/subscriptions';
import { FloatingBar } from '../bar/FloatingBar';
import { barPlansOf } from '../../plan/bar-plans';
import { planNameOf } from '../../plan/identifier';
import { actionOf, defaultCycleOf, isRecommended, type OwnPlans } from '../../plan/plan-state';
import { CycleSwitch } from './CycleSwitch';
import { PlanCard } from './PlanCard';
import styles from './cards.module.css';

const NONE: readonly ParentAppPackage[] = [];

export interface PlanCardsProps {
  readonly packages: readonly Package[];
  readonly ownPlans: OwnPlans;
}

/**
 * Shows a card for each package of the chosen billing cycle. The first cycle is that of the wanted
 * plan, else of the learner's own plan. The wanted plan is the one in the address or in a checkout
 * that the learner left; its card comes first. Source: CARD-default-cycle, decision 61.
 */
export function PlanCards({ packages, ownPlans }: PlanCardsProps) {
  const platform = usePlatform();
  const { parentApp } = platform;
  const sold = useObservable<readonly ParentAppPackage[]>(parentApp.packages$, NONE);
  const inAddress = useRoute().query.get('plan');
  const [rememberedPlan] = useState(readChosenPlan);
  const wantedID = inAddress ?? rememberedPlan;
  // A press on a card writes its plan into the address; the cards then keep their order.
  const [cameFor] = useState(wantedID);
  const [chosen, setChosen] = useState<BillingCycle | null>(null);
  const cycleOfWanted = packages.find(({ identifier }) => identifier === wantedID)?.BillingCycle;
  const cycle = chosen ?? cycleOfWanted ?? defaultCycleOf(ownPlans);
  const inCycle = packages.filter(({ BillingCycle: packageCycle }) => packageCycle === cycle);
  const isFirst = isOf(cameFor);
  const shownPackages = [...inCycle.filter(isFirst), ...inCycle.filter((one) => !isFirst(one))];
  const chosenPlan = shownPackages.find(isOf(wantedID));
  const leading =
    chosenPlan ??
    shownPackages.find((aPackage) => actionOf(aPackage, ownPlans) === 'resubscribe') ??
    shownPackages.find((aPackage) => isRecommended(aPackage, ownPlans));
  const bar = barPlansOf(shownPackages, chosenPlan, ownPlans);
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
      {ownPlans.beside && <SecondPlanNote plan={ownPlans.beside} />}
      <CycleSwitch cycle={cycle} onChange={setChosen} />
      <div className={styles.cards}>
        {shownPackages.map((aPackage) => (
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

/** Names a second plan, paid on another platform. The link leads to how to end it. */
function SecondPlanNote({ plan }: { readonly plan: PlanBeside }) {
  const { text, places, link } = subscriptions.beside;
  return (
    <Card className={styles.elsewhere}>
      <p>
        {text(planNameOf(plan), places[plan.platform])} <Link to="/my-account">{link}</Link>
      </p>
    </Card>
  );
}

/** Tests whether a package belongs to the plan of an identifier, in either billing cycle. */
const isOf = (identifier: string | null) => (aPackage: Package) =>
  identifier !== null && planNameOf(aPackage) === planNameOf({ identifier });

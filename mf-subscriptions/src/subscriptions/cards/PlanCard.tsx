import { useState, type CSSProperties } from 'react';
import { Button, Card, classNames, Icon, usePlatform } from 'kit';
import type { Package, ParentAppPackage } from 'shared-contracts';
import { needsLesson } from '../../checkout/prerequisites';
import { messages } from '../../messages';
import { dayText } from '../plan/day-text';
import {
  actionOf,
  cardStateOf,
  freeUntilOf,
  type CardState,
  type OwnPlans,
} from '../plan/plan-state';
import { amountText, priceText, savingOf, trialText } from '../plan/price-text';
import { runPlanAction } from '../plan-actions';
import styles from './cards.module.css';

const text = messages.subscriptions;

/** Null for a plan that the learner does not have. */
const stateText = (state: CardState): string | null =>
  state.kind === 'not-subscribed' ? null : text.states[state.kind](dayText(state.date));

export interface PlanCardProps {
  readonly aPackage: Package;
  /** All of the offer, for what a year saves. */
  readonly packages: readonly Package[];
  readonly own: OwnPlans;
  /** The same package as the store sells it; undefined on the web. */
  readonly inApp: ParentAppPackage | undefined;
  /** The learner came back from its checkout. */
  readonly isWanted: boolean;
}

/** A package: what it contains and costs, in which state it is, and what can be done. Source: SPEC §4. */
export function PlanCard({ aPackage, packages, own, inApp, isWanted }: PlanCardProps) {
  const { Title, identifier, PromotionText, Main, SecondMain, ButtonColour } = aPackage;
  const state = cardStateOf(aPackage, own);
  const status = stateText(state);
  const free = freeUntilOf(aPackage, own);
  const title = `plan-${identifier}`;
  const mark = Main === true ? 'main' : SecondMain === true ? 'second' : undefined;
  return (
    <Card
      as="article"
      aria-labelledby={title}
      data-plan={mark}
      className={classNames(
        styles.card,
        Main === true && styles.main,
        (isWanted || status !== null) && styles.chosen,
      )}
      // By script, not in the page: the policy of the page forbids style attributes.
      style={{ '--plan': ButtonColour ?? 'var(--lake)' } as CSSProperties}
    >
      <div className={styles.top}>
        <h3 id={title} tabIndex={-1} className={styles.title}>
          {Title}
        </h3>
        {status !== null && <span className={styles.badge}>{text.yours}</span>}
        {status === null && Main === true && <span className={styles.badge}>{text.main}</span>}
      </div>
      <PlanPrice aPackage={aPackage} packages={packages} own={own} inApp={inApp} />
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
        {free !== null && <p className={styles.free}>{text.free(dayText(free))}</p>}
        <PlanButtons
          aPackage={aPackage}
          own={own}
          isRenewing={state.kind === 'renewing' || state.kind === 'unpaid'}
        />
      </div>
    </Card>
  );
}

function PlanPrice({ aPackage, packages, own, inApp }: Omit<PlanCardProps, 'isWanted'>) {
  const trial = trialText(aPackage, own.hasAlreadySubscribed, inApp);
  const { amount, per } = priceText(aPackage, inApp);
  const saving = inApp === undefined ? savingOf(aPackage, packages) : null;
  return (
    <div className={styles.price}>
      <p className={styles.trial}>{trial}</p>
      <p>
        <strong className={styles.amount}>{amount}</strong> {per}
      </p>
      <p className={styles.saving}>{saving && text.saving(amountText(saving))}</p>
    </div>
  );
}

function PlanButtons({
  aPackage,
  own,
  isRenewing,
}: Pick<PlanCardProps, 'aPackage' | 'own'> & { readonly isRenewing: boolean }) {
  const platform = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const action = actionOf(aPackage, own);
  const run = async (what: Parameters<typeof runPlanAction>[1]) => {
    setBusy(true);
    await runPlanAction(platform, what, aPackage, own);
    setBusy(false);
  };
  const isQuiet = action === 'cancel';
  return (
    <>
      {action !== null && (
        <Button
          variant={isQuiet ? 'secondary' : 'primary'}
          className={isQuiet ? undefined : styles.buy}
          busy={isBusy}
          aria-describedby={`plan-${aPackage.identifier}`}
          onClick={() => void run(action)}
        >
          {text.actions[action]}
        </Button>
      )}
      {isRenewing && (
        <Button variant="quiet" onClick={() => void run('update-card')}>
          {text.updateCard}
        </Button>
      )}
      {isRenewing && needsLesson(aPackage) && (
        <Button variant="quiet" onClick={() => void run('move-lesson')}>
          {text.moveLesson}
        </Button>
      )}
    </>
  );
}

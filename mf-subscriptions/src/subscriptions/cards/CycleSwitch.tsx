import type { BillingCycle } from 'shared-contracts';
import { subscriptions } from '../../messages/subscriptions';
import styles from './cards.module.css';

const { legend, ...names } = subscriptions.cycle;
const CYCLES = ['monthly', 'annual'] as const satisfies readonly BillingCycle[];

export interface CycleSwitchProps {
  readonly cycle: BillingCycle;
  readonly onChange?: (cycle: BillingCycle) => void;
}

/**
 * Chooses the billing cycle, monthly or annual; disabled without `onChange`, while the plans load.
 * Source: PLANS-card-per-package.
 */
export function CycleSwitch({ cycle, onChange }: CycleSwitchProps) {
  return (
    <fieldset className={styles.cycles} disabled={onChange === undefined}>
      <legend className="visually-hidden">{legend}</legend>
      {CYCLES.map((value) => (
        <label key={value} className={styles.cycle}>
          <input
            type="radio"
            name="billing-cycle"
            value={value}
            checked={cycle === value}
            onChange={() => onChange?.(value)}
          />
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useState } from 'react';
import { ButtonLink, Icon, Link, useObservable, usePlatform } from 'kit';
import { runs } from 'common';
import { idle, type EntitlementState } from 'shared-contracts';
import { useTier } from '../access/use-tier';
import { plans } from '../messages/plans';
import { Shelf } from '../shelf/Shelf';
import styles from './plans.late.module.css';

/**
 * The table of plans, for learners who have none. Teachers do not see it: all lessons are open to
 * them. Source: ROLE-basic, ROLE-vip.
 */
export function Plans() {
  const [now] = useState(() => new Date());
  const state = useObservable<EntitlementState>(usePlatform().entitlement$, idle);
  const isOpen = useTier() > 0;
  if (state.status !== 'success' || isOpen) return null;
  const isRunning = state.value && runs(state.value, now);
  return isRunning ? null : <PlansTable />;
}

function PlansTable() {
  const { title, what, columns, rows, included, notIncluded, see } = plans;
  return (
    <Shelf title={title}>
      <table className={styles.plans}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            {columns.map((column, index) => (
              <th key={column} scope="col">
                {index === 0 ? column : <Link to="/subscriptions">{column}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([row, openings]) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {openings.map((isOpen, index) => (
                <td key={columns[index]}>
                  <span role="img" aria-label={isOpen ? included : notIncluded}>
                    {isOpen ? <Icon name="check" /> : '–'}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <ButtonLink to="/subscriptions">{see}</ButtonLink>
      </p>
    </Shelf>
  );
}

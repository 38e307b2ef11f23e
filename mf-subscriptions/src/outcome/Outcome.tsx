import type { ReactNode } from 'react';
import { Page } from 'kit';
import styles from './styles.module.css';

export interface OutcomeProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Links that lead on, the most likely first. */
  readonly actions: ReactNode;
}

/** The page on which a visit to the payment service ends. */
export function Outcome({ title, intro, children, actions }: OutcomeProps) {
  return (
    <Page title={title} intro={intro} width="text">
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Page>
  );
}

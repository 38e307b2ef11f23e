import type { ReactNode } from 'react';
import { classNames, Icon, Page } from 'kit';
import styles from './styles.module.css';

export interface OutcomeProps {
  readonly title: string;
  readonly intro: string;
  /** A sign above the title: what was wanted is done, or it is not yet. */
  readonly mark?: 'done' | 'waits';
  readonly children: ReactNode;
  /** Links that lead on, the most likely first. */
  readonly actions: ReactNode;
}

/** The page on which a visit to the payment service ends. */
export function Outcome({ title, intro, mark, children, actions }: OutcomeProps) {
  const sign = mark && (
    <span className={classNames(styles.mark, styles[mark])}>
      <Icon name={mark === 'done' ? 'check' : 'warning'} />
    </span>
  );
  return (
    <Page
      title={
        <>
          {sign}
          {title}
        </>
      }
      intro={intro}
      width="text"
    >
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Page>
  );
}

import type { ReactNode } from 'react';
import { classNames, Icon, Page } from 'kit';
import styles from './styles.module.css';

export interface OutcomeProps {
  readonly title: string;
  readonly intro: string;
  readonly mark?: 'done' | 'waits';
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/**
 * The page that a learner sees after a visit to the payment provider.
 *
 * @param props `mark`: sign above the title; `actions`: links, the most likely first
 */
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

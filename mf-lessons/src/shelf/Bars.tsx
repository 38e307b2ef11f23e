import { classNames } from 'kit';
import styles from './bars.late.module.css';

export interface BarsProps {
  /** For screen readers: "Loading your day". */
  readonly label: string;
  /** Gives them their height. In a column they take what is left. */
  readonly className?: string | undefined;
}

/** Bars as in an empty `Place`, so that nothing changes until there is something to see. */
export const Bars = ({ label, className }: BarsProps) => (
  <>
    <p role="status" className="visually-hidden">
      {label}
    </p>
    <div className={classNames(styles.bars, className)} aria-hidden="true" />
  </>
);

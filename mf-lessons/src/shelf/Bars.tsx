import { classNames } from 'kit';
import styles from './bars.late.module.css';

export interface BarsProps {
  /** For screen readers: "Loading your day". */
  readonly label: string;
  /** Sets the height. In a flex column the bars fill the rest. */
  readonly className?: string | undefined;
}

/** The loading bars of an empty `Place`, for a part whose code has loaded but not its data. */
export const Bars = ({ label, className }: BarsProps) => (
  <>
    <p role="status" className="visually-hidden">
      {label}
    </p>
    <div className={classNames(styles.bars, className)} aria-hidden="true" />
  </>
);

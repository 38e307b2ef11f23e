import { classNames } from '../styles/class-names';
import styles from './button.module.css';

/** How much weight an action has; `primary` stands once per view. */
export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

/** The classes of whatever looks like a button. */
export const buttonClass = (variant: ButtonVariant, className?: string): string | undefined =>
  classNames(styles['button'], styles[variant], className);

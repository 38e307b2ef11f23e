import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../class-names';
import styles from './text.module.css';

/**
 * Swiss German: marked as such for screen readers and set in its own typeface. Source: decision 43.
 */
export function Dialect({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span {...rest} lang="gsw" className={classNames(styles.dialect, className)} />;
}

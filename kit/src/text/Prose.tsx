import type { HTMLAttributes } from 'react';
import { classNames } from '../styles/class-names';
import styles from './text.module.css';

/** Long text, such as the legal pages: styles plain headings, paragraphs, lists and tables. */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}

import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names';
import styles from './text.module.css';

/**
 * Styles the plain headings, paragraphs, lists and tables of a long text, such as the legal pages.
 */
export function Prose({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}

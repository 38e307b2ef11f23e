import type { HTMLAttributes } from 'react';
import { classNames } from '../../class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element; default `div`. */
  readonly as?: 'div' | 'article' | 'section' | 'li';
  /** Inner margin; `none` where a picture reaches the edge. Default `normal`. */
  readonly padding?: 'normal' | 'none';
}

/** A surface: 12 px corners, 1 px border, no resting shadow. Source: decision 43. */
export function Card({ as: Element = 'div', padding = 'normal', className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.card, padding === 'normal' && styles.padded, className)}
    />
  );
}

import type { ReactNode, Ref } from 'react';
import { classNames } from 'kit';
import styles from './place.module.css';

export interface PlaceProps {
  /** `card`: with a border from the first paint. `shelf`: its content begins with a heading. */
  readonly shape: 'card' | 'shelf';
  /** Whom it is for. CSS hides it from others before the first paint, by the signed-in hint. */
  readonly audience: 'members' | 'visitors';
  /** Gives it the height of its content. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  /** Nothing while it loads: then the place has bars. */
  readonly children: ReactNode;
}

/** Keeps the place of a part of home that comes later, from the first paint. */
export const Place = ({ shape, audience, className, ref, children }: PlaceProps) => (
  <div
    ref={ref}
    className={classNames(styles.place, styles.bars, styles[shape], styles[audience], className)}
  >
    {children}
  </div>
);

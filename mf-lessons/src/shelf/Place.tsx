import type { ReactNode, Ref } from 'react';
import { classNames } from 'kit';
import styles from './place.module.css';

export interface PlaceProps {
  /** `card`: with a border from the first paint. `shelf`: its content begins with a heading. */
  readonly shape: 'card' | 'shelf';
  /**
   * The audience. CSS hides the place from others before the first paint, by the signed-in hint.
   */
  readonly audience: 'members' | 'visitors';
  /** Sets the height that the content will have. */
  readonly className: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  /** Nothing while it loads; CSS then draws bars. */
  readonly children: ReactNode;
}

/** Reserves the height of a late part of home, from the first paint. */
export const Place = ({ shape, audience, className, ref, children }: PlaceProps) => (
  <div
    ref={ref}
    className={classNames(styles.place, styles.bars, styles[shape], styles[audience], className)}
  >
    {children}
  </div>
);

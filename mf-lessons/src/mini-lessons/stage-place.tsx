import type { ReactNode } from 'react';
import styles from './pager.module.css';

/** Whatever stands in the place of the player, the way on below it stays where it is. */
export const inStagePlace = (stage: ReactNode) => <div className={styles['stage']}>{stage}</div>;

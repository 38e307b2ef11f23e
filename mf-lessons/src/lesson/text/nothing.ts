import { BehaviorSubject } from 'kit';
import type { LineTime } from '../../player/lines/line-times';

/** What a text without a player follows. */
export const nothing$ = new BehaviorSubject<number | undefined>(undefined);
export const noTimes$ = new BehaviorSubject<readonly LineTime[]>([]);

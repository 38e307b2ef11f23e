export type PrivateLessonDay = 'MON' | 'TUE' | 'WED' | 'THU' | 'FRI';

/** `PrivateLessons/{id}` as a client sees it: never another student's uid. Source: SPEC §3, DESIGN §6. */
export interface PrivateLessonSlot {
  readonly id: string;
  readonly Day: PrivateLessonDay;
  readonly Meridiem: 'AM' | 'PM';
  /** 1 to 12, Polish time. */
  readonly Hour: number;
  readonly state: 'free' | 'taken' | 'mine';
}

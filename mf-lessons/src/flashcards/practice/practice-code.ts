/** Exports of the chunk "scheduler" (`chunks/scheduler.ts`). */
export { CARDS_PER_DAY, roomOn } from '../day-load/day-load';
export { lessonsOfOwnCards, ownCardsOf } from '../deck/own-cards';
export { withOwnLines } from '../deck/own-lines';
export { outlookOf } from '../deck/scheduler';
export { createUnderstoodCards } from '../deck/understood-cards';
export { createPractice } from './practice';

export { outlookOf } from '../deck/scheduler';
export { createUnderstoodCards } from '../deck/understood-cards';
export { createPractice } from './practice';

/** Exports of the chunk "due" (`chunks/due.ts`). */
export { DueCards } from '../due/DueCards';
export { AllCards } from './AllCards';

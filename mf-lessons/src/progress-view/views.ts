/** Exports for the chunk "progress" (`chunks/progress.ts`). */
export { CardProgress } from './CardProgress';
export { ProgressView } from './ProgressView';

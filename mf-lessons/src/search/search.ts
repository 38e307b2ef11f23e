/** Exports for the chunk "later" (`chunks/later.ts`). */
export { connectForm } from './connect-form';
export { Filters } from './Filters';
export { Results } from './Results';

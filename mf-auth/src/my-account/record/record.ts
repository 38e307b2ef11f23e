/** The components of the chunk `record`, see src/chunks/record.ts. */
export { Confirmations } from '../plan/Confirmations';
export { PrivateLessons } from '../plan/PrivateLessons';
export { LearnerRecord } from './LearnerRecord';

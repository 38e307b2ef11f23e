export { Confirmations } from '../plan/Confirmations';
export { PrivateLessons } from '../plan/PrivateLessons';
export { LearnerRecord } from './LearnerRecord';

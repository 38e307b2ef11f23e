export { Confirmations } from '../plan/Confirmations';
export { LearnerRecord } from './LearnerRecord';

export { findBreaches, findTight } from './breaches';
export { measure } from './measure';
export type { Measurement } from './measurement';
export { readRecord, recordOf, RECORD_FILE, writeRecord, type BudgetRecord } from './record';

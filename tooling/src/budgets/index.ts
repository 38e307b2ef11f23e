export { findBreaches, findTight } from './breaches';
export { budgetsFor, BUDGETS_FILE, readBudgets, writeBudgets } from './budgets-file';
export { findRisen } from './find-risen';
export { describeWhole } from './composition';
export { measure } from './measure';
export type { Measurement } from './measurement';

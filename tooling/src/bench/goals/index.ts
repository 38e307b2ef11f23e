export { GOALS } from './goals';
export { verdictOf, type Goal, type Unit, type Verdict } from './goal';

export * from './for-learner';
export * from './learner';

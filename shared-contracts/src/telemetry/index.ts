export * from './composition';
export * from './events';
export * from './failure-kinds';
export * from './limits';
export * from './read-report';
export * from './sender';

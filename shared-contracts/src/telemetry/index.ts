export * from './composition';
export * from './events';
export * from './limits';
export * from './read-report';
export * from './sender';

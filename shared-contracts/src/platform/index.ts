export * from './platform';
export * from './session';
export * from './content';
export * from './documents';
export * from './navigation';
export * from './preferences';
export * from './persistence';
export * from './services';

export * from './info';
export * from './messages';
export * from './messages-out';
export * from './opens-pages';

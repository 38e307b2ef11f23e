export * from './info';
export * from './messages';
export * from './opens-pages';

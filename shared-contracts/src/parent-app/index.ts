export * from './info';
export * from './messages';

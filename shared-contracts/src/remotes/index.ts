export * from './registry';
export * from './screen-files';
export * from './remote-failure';
export * from './screen-lifecycles';
export * from './remote-definition';

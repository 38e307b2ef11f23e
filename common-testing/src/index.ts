export * from 'common/in-memory';
export * from './conformance/index';
export * from './a-path';
export * from './fixtures';
export * from './reports';

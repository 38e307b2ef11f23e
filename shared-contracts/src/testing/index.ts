export * from '../in-memory/index';
export * from './conformance/index';
export * from './a-path';
export * from './fixtures';
export * from './reports';

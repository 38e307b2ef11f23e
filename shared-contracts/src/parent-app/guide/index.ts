export * from './notes';
export * from './schemas';

export * from './describe';
export * from './end-canaries';
export * from './judge';
export * from './question';
export * from './sender-reports';

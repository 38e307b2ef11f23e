export * from './codes';
export * from './identity-codes';
export * from './app-error';

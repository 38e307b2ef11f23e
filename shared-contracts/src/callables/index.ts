export * from './account';
export * from './billing';
export * from './lessons';
export * from './live';
export * from './map';
export * from './media';
export * from './people';
export * from './slots';

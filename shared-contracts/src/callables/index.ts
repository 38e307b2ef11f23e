export * from './account';
export * from './billing';
export * from './downloads';
export * from './lessons';
export * from './live';
export * from './map';

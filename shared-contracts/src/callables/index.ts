export * from './account';
export * from './lessons';
export * from './map';

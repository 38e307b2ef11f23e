export * from './lessons';
export * from './map';

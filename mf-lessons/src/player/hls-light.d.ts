/** The package publishes no types for its light build; it has the same interface, less features. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}

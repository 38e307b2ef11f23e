/**
 * The package has no types for its light build, which has the same interface with fewer features.
 */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}

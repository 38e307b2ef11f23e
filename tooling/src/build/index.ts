export { buildAll, type BuildOptions } from './build-all';
export { BUILT_PACKAGES, type BuiltPackage } from './packages';
export { sourceHash } from './source-hash';

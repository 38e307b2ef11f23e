export { buildMonolith } from './build-monolith';
export { MONOLITH_VARIANTS, monolithFolder, type MonolithVariant } from './variants';

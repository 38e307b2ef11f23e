export { announceLogIns } from './announce-log-ins';
export { receive } from './receive';

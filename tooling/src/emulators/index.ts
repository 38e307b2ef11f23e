export { startAuth, startAuthAndFunctions } from './auth-and-functions';
export { emulatorEnvironment } from './environment';
export { startFirestore } from './firestore';
export { prepareFunctions } from './functions-folder';
export { startPaymentSandbox } from './payment-sandbox';
export { projectSeededPlans } from './seeded-plans';
export { runFunctionsJob } from './functions-job';
export {
  exportFirestore,
  findKeptData,
  forgetKeptData,
  setKeptDataAside,
  type KeptData,
} from './kept-data';
export { warmFunctions } from './warm-functions';
export { startStoreSandbox } from './store-sandbox';

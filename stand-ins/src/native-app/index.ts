export { simulatorHandler } from './server';
/** The types by which tests steer the page of the simulator. */
export type { Entry } from './app/log';
export type { Os, PresetName } from './app/settings';
export type { Phone } from './page/phone';

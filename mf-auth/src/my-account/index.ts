import { createScreen } from 'kit';
import { MyAccountScreen } from './Screen';

export default createScreen('my-account', MyAccountScreen);

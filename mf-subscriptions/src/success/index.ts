import { createScreen } from 'kit';
import { SuccessScreen } from './SuccessScreen';

export default createScreen('success', SuccessScreen);

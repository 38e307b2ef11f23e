import { createScreen } from 'kit';
import { CancelScreen } from './CancelScreen';

export default createScreen('cancel', CancelScreen);

import { createScreen } from 'kit';
import { CollectConsentsScreen } from './Screen';

export default createScreen('collect-consents', CollectConsentsScreen);

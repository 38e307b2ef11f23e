import { createScreen } from 'kit';
import { CardUpdateScreen } from './CardUpdateScreen';

export default createScreen('card-update', CardUpdateScreen);

import { createScreen } from 'kit';
import { HomeScreen } from './Screen';

export default createScreen('home', HomeScreen);

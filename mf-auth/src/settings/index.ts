import { createScreen } from 'kit';
import { SettingsScreen } from './Screen';

export default createScreen('settings', SettingsScreen);

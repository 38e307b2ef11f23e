import { createScreen } from 'kit';
import { SignUpOverlayScreen } from './Screen';

export default createScreen('sign-up-overlay', SignUpOverlayScreen);

import { createScreen } from 'kit';
import { SignInUpScreen } from './Screen';

export default createScreen('sign-in-up', SignInUpScreen);

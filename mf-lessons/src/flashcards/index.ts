import { createScreen } from 'kit';
import { FlashcardsScreen } from './Screen';

export default createScreen('flashcards', FlashcardsScreen);

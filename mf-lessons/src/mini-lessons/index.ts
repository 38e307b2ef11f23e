import { createScreen } from 'kit';
import { MiniLessonScreen } from './Screen';

export default createScreen('mini-lessons', MiniLessonScreen);

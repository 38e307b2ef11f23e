import { createScreen } from 'kit';
import { LiveLessonsScreen } from './LiveLessonsScreen';

export default createScreen('live-lessons', LiveLessonsScreen);

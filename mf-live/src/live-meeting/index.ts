import { createScreen } from 'kit';
import { LiveMeetingScreen } from './LiveMeetingScreen';

export default createScreen('live-meeting', LiveMeetingScreen);

import BrowserEnvironment from '../../tests/jest/browser-environment';
import { untilFirstFailure } from './first-failure';

export default untilFirstFailure(BrowserEnvironment);

import { TestEnvironment } from 'jest-environment-node';
import { untilFirstFailure } from './first-failure';

export default untilFirstFailure(TestEnvironment);

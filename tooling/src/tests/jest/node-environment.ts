import './compile-once';
import { TestEnvironment } from 'jest-environment-node';

/** Stacks as long as Node's, where Jest has 100: Firestore reads the stack at each request. */
export default class extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    (this.global.Error as typeof Error).stackTraceLimit = 10;
  }
}

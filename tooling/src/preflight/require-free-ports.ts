import { PlainError } from 'delivery/plain-error';
import { portProblem, takenPorts } from './ports.mjs';

/**
 * @param ports in ascending order
 * @throws {PlainError} naming the ports in use
 */
export async function requireFreePorts(ports: readonly number[], offset: number): Promise<void> {
  const problem = portProblem(await takenPorts(ports), offset);
  if (problem) throw new PlainError(problem);
}

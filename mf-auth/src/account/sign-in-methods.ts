import type { CurrentUser } from 'shared-contracts';
import { messages } from '../messages';

const { methods } = messages.account;

const isNamed = (id: string): id is keyof typeof methods => id in methods;

/** Name of a sign-in method; one we have no name for is shown as the provider calls it. */
export const methodName = (id: string): string => (isNamed(id) ? methods[id] : id);

/** All methods of a learner, in words. */
export const methodsOf = ({ providers }: CurrentUser): string =>
  providers.map(methodName).join(', ');

export const hasPassword = ({ providers }: CurrentUser): boolean => providers.includes('password');

import type { CurrentUser } from 'shared-contracts';
import { messages } from '../messages';

const { methods } = messages.account;

const isNamed = (id: string): id is keyof typeof methods => id in methods;

/** Names a sign-in method. A method without a name here keeps the provider's identifier. */
const methodName = (id: string): string => (isNamed(id) ? methods[id] : id);

/** The names of a learner's sign-in methods, separated by commas. */
export const methodsOf = ({ providers }: CurrentUser): string =>
  providers.map(methodName).join(', ');

export const hasPassword = ({ providers }: CurrentUser): boolean => providers.includes('password');

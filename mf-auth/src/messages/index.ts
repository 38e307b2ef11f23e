/**
 * Every sentence that a learner can read in this remote; one file per screen. Import it as a
 * namespace (`import * as messages`): a screen's bundle then holds only the texts that it names.
 */
export { consents } from './consents';
export { identity } from './identity';
export { myAccount } from './my-account';
export { settings } from './settings';
export { signInUp } from './sign-in-up';

export const oops = 'Oops.';

/** Shared by settings and my account. */
export const account = {
  reservedName: 'This name is like that of a teacher or of the school. Please choose another one.',
  unreachable:
    'Our server cannot be reached. Check your connection and try again; what you typed is still there.',
  verified: 'Verified',
  notVerified: 'Not verified yet',
  methods: { password: 'Email and password', 'google.com': 'Google', 'apple.com': 'Apple' },
} as const;

export { account } from './account';
export { consents } from './consents';
export { identity } from './identity';
export { myAccount } from './my-account';
export { settings } from './settings';
export { signInUp } from './sign-in-up';

export const oops = 'Oops.';

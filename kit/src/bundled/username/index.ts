/** Asks for a username, checks it and saves it; remotes bundle it. */
export { checkUsername, RefusedName, usernameProblem } from './check-username';
export { UsernameForm, type UsernameFormProps } from './UsernameForm';

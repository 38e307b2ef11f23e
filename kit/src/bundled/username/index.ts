/** How a username is judged, asked for and saved; a remote bundles it. */
export { checkUsername, RefusedName } from './check-username';
export { UsernameForm, type UsernameFormProps } from './UsernameForm';
export { usernameProblem } from './username-problem';

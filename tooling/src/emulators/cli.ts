import { inRoot } from 'delivery/paths';

/** Program of the official Firebase CLI, for Node. */
export const CLI = inRoot('node_modules/firebase-tools/lib/bin/firebase.js');

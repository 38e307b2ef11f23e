import { inRoot } from 'delivery/paths';

/** The official Firebase CLI; Node runs it. */
export const CLI = inRoot('node_modules/firebase-tools/lib/bin/firebase.js');

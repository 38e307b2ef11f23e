import type { Caller, Member } from '../platform/callable/caller';

export const visitor: Caller = { kind: 'visitor' };

/** @param signedInAt milliseconds since the epoch; default: long ago */
export const member = (uid: string, signedInAt = 0): Member => ({
  kind: 'member',
  uid,
  signedInAt,
  isTeacher: false,
});

export const teacher = (uid: string): Member => ({ ...member(uid), isTeacher: true });

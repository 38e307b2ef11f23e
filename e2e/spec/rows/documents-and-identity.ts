import { rowsOf } from '../row';

export const DOCUMENT_AND_IDENTITY_ROWS = [
  ...rowsOf('§7 Document database', {
    'DOC-read-video': 'Reads: Videos/{id}',
    'DOC-read-comments': 'Videos/{id}/Comments ordered by TimeStamp, limit 100',
    'DOC-read-newest-mini':
      'newest video with Type equal to mini_lesson ordered by Date descending, limit 1',
    'DOC-read-mini-index': 'Videos/mini_lessons_collection_attributes (field index)',
    'DOC-read-slots': 'PrivateLessons collection',
    'DOC-read-user': 'Users/{uid}',
    'DOC-write-comment': 'Writes: add comment (Message, UID, Username, TimeStamp)',
    'DOC-delete-comment': 'delete comment',
    'DOC-write-user': 'merge-set Users/{uid} with DocID and the three consents',
  }),
  ...rowsOf('§7 Identity provider', {
    'IDENTITY-sign-in': 'Email and password sign-in',
    'IDENTITY-sign-up': 'email and password account creation',
    'IDENTITY-profile': 'profile update (displayName)',
    'IDENTITY-google': 'Google popup sign-in',
    'IDENTITY-apple': 'Apple provider defined',
    'IDENTITY-reset': 'password reset email',
    'IDENTITY-verification': 'verification email',
    'IDENTITY-change-email':
      'Change email: first call {hash}, then send a verification email to the new address with a continue link back to the app home.',
    'IDENTITY-token-sync':
      'Optional ID-token sync to a configured same-origin URL: POST with bearer header, DELETE when logged out.',
  }),
];

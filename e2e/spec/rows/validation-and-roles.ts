import { rowsOf } from '../row';

export const VALIDATION_AND_ROLE_ROWS = [
  ...rowsOf('§5 Validation rules', {
    'VALID-sign-up-consent':
      'Sign-up requires the terms and privacy consent ticked; otherwise the alert in section 4.',
    'VALID-optional-consents': 'Reminders and marketing are optional.',
    'VALID-no-client-rules':
      'No client-side length or format rules for email, password or username are shown. The identity provider enforces its own',
    'VALID-password-minimum':
      'its password policy minimum length defaults to 6 when the server gives none',
    'VALID-slot-required':
      "Private lesson subscription requires a selected slot; else 'Please select an hour in which you'd like to schedule your private lessons and try again.'",
    'VALID-slots-hidden':
      "The slot list hides slots booked by other students and marks the user's own as selected.",
    'VALID-slots-full':
      "When AmountOfLessons reaches or exceeds MaxAmountOfLessons: 'There are no available private lessons. Please check back in one month or consider subscribing to the VIP plan.'",
    'VALID-restore-signed-in':
      "Restore purchase requires a signed-in user; otherwise the alert 'Sign in' / 'You have to sign in first to restore a purchase.' redirecting to /sign-in-up.",
  }),
  ...rowsOf('§6 Roles and permissions', {
    'ROLE-visitor-sees': 'Visitor: sees SIGN UP and the subscription page',
    'ROLE-visitor-restore': 'restore purchase needs login',
    'ROLE-visitor-redirected': 'redirected to sign in for lessons and live lessons',
    'ROLE-visitor-flashcards': 'flashcards need sign-in or BASIC/VIP',
    'ROLE-no-plan': 'Signed-in without plan: no lesson access where denied.',
    'ROLE-basic': 'BASIC: new weekly video, translations, flashcards, all previous videos.',
    'ROLE-vip':
      'VIP: BASIC plus live lessons, live chat, Zoom speaking practice, recordings. Only VIP can open live lessons.',
    'ROLE-platform':
      'Subscription management depends on the platform that took the payment (web, android, ios, none) versus the current environment (embedded or web).',
    'ROLE-store-user-on-web': 'On the web, an android or ios user is told to manage it there.',
    'ROLE-comment-author': "Comments record the author's UID and Username",
    'ROLE-comment-delete': 'deletion by id is offered',
    'ROLE-server-enforced': 'Permission checks are enforced on the server',
  }),
];

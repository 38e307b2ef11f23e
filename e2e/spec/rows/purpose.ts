import { rowsOf } from '../row';

/** What the product does and for whom, as far as a test can prove it. */
export const PURPOSE_ROWS = rowsOf('§1 What the product does', {
  'ABOUT-video-lessons': 'video lessons (HLS streaming)',
  'ABOUT-weekly-video': 'a weekly short video of 2 to 5 minutes (BASIC)',
  'ABOUT-previous-videos': '60+ previous videos',
  'ABOUT-translations': 'translations',
  'ABOUT-flashcards-per-video': 'flashcards per video',
  'ABOUT-free-mini-lessons': 'free mini lessons',
  'ABOUT-grammar-pdf': 'grammar material (a PDF is fetched)',
  'ABOUT-live-mondays': 'live Monday lessons with text chat and Zoom speaking practice (VIP)',
  'ABOUT-recordings': 'recordings (VIP)',
  'ABOUT-private-lessons': 'optional private lessons',
  'ABOUT-header-daily': 'Live lessons are shown in the header as daily at 7 PM',
  'ABOUT-mondays-8pm': 'the plan description says Mondays 8 PM',
  'ABOUT-bought-on-web':
    "Subscriptions are bought on the web through a card payment provider's checkout",
  'ABOUT-bought-in-apps': 'or through the mobile apps on iOS or Android',
  'ABOUT-store-purchase-managed-there':
    'A mobile purchase is managed and cancelled in the app stores, not on the web.',
  'ABOUT-sign-in-methods':
    'Users can sign up and sign in with email and password or with Google (Apple sign-in exists in the mobile wrapper).',
  'ABOUT-consents': 'Users give consents (terms and privacy, reminders, marketing).',
  'ABOUT-live-chat-frame': 'A live-chat widget frame can be hidden or shown.',
  'ABOUT-account-deletion': 'Users can request account deletion',
});

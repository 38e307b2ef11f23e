import { rowsOf } from '../row';

export const CONSTANT_ROWS = rowsOf('§9 Business constants and limits', {
  'CONST-plans': 'Plans: VIP, BASIC.',
  'CONST-offer-id': 'Offer plan subscription ID: VIP_BASIC_PRIVATE_monthly.',
  'CONST-price-format':
    'Prices shown as currency plus unit_amount divided by 100, per year or per month.',
  'CONST-trial-wording':
    "Free trial wording: '30 days free, then' for the parent app, otherwise the package's FreeTrialPeriod days.",
  'CONST-mini-trial': 'Mini-lesson trial is 30 days free.',
  'CONST-comments-limit': 'Comments page limit 100.',
  'CONST-consent-delay': 'Consent load delay 2000 ms.',
  'CONST-live-chat-retry': 'Live-chat retry 1000 ms.',
  'CONST-header': 'Header breakpoint 900px; header height 70px.',
  'CONST-callable-time-out': 'Callable time-out 70 seconds.',
  'CONST-token-refresh': 'Auth token refresh starts 5 minutes before expiry.',
  'CONST-auth-time-out': 'Auth request time-out 30 s on desktop, 60 s on mobile.',
  'CONST-slot-days': 'Private lessons: days MON to FRI, meridiems AM and PM',
  'CONST-slot-rules':
    "times are Polish time; the first lesson is next week. Missed lessons cannot be rescheduled; upcoming lessons can be with at least one week's notice.",
  'CONST-weekly-video': 'Weekly video 2 to 5 minutes; 60+ previous videos.',
  'CONST-persistence':
    'Persistence whitelist: lessons, metadata, mini-lesson ID index; persistence timeout 5000 ms.',
  'CONST-video-ratio': 'Video aspect ratio default 1920 by 1080',
  'CONST-card-opacity': 'login card opacity 0.85',
});

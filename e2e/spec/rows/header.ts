import { rowsOf } from '../row';

export const HEADER_ROWS = rowsOf('§2 Header', {
  'HEADER-fixed-70': 'Fixed bar, 70px high',
  'HEADER-logo-home': 'logo (links home',
  'HEADER-logo-line': "shows 'auto renews, cancel anytime')",
  'HEADER-home': 'HOME',
  'HEADER-live': 'Live Lessons (red, subtitle 7 PM)',
  'HEADER-sign-up': 'SIGN UP (only when logged out)',
  'HEADER-settings': 'SETTINGS (an icon on wide screens, text on narrow ones)',
  'HEADER-hamburger':
    'Below 900px width the menu collapses into a hamburger that opens a side panel.',
});

import { rowsOf } from '../row';

export const PLAYER_AND_ALERT_ROWS = [
  ...rowsOf('§2 Video player', {
    'PLAYER-streams': 'Streaming video',
    'PLAYER-loading-indicator': 'a loading indicator until it can play through',
    'PLAYER-ratio': 'keeps a 16:9 height by default (ratio 1920 by 1080)',
    'PLAYER-options': 'options for controls, autoplay, mute, loop',
    'PLAYER-controls-once-playable': 'Controls appear once playable.',
    'PLAYER-autoplay-failure-logged': 'Autoplay failure before user interaction is only logged.',
  }),
  ...rowsOf('§2 Global alert dialog', {
    'ALERT-title-description': 'Title, description',
    'ALERT-inputs': 'optional text inputs',
    'ALERT-no-buttons': '0 buttons gives an OK button',
    'ALERT-side-by-side': '1 or 2 sit side by side',
    'ALERT-stacked': 'more are stacked',
    'ALERT-redirect': 'optional redirect',
    'ALERT-full-page-message': 'A full-page centred message component also exists.',
  }),
];

/** Parts of all players; each remote bundles them with its own player. */
export { PlayerIcon, type PlayerIconName } from './PlayerIcon';
export { useFullscreen } from './use-fullscreen';

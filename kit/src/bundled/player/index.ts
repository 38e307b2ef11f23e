/** The parts that all players share; a remote bundles them with its own player. */
export { PlayerIcon, type PlayerIconName } from './PlayerIcon';
export { useFullscreen } from './use-fullscreen';

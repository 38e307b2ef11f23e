/** What every player of ours shows and does; a remote bundles it with its own player. */
export { PlayerIcon, type PlayerIconName } from './PlayerIcon';
export { useFullscreen } from './use-fullscreen';

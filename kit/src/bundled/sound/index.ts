/** Short sounds, such as a line of a lesson; a remote bundles this. */
export { useSound, type Sound } from './use-sound';

/** HLS parts of all players; hls.js itself is a chunk that is loaded on first use. */
export { detectSupport, loadEngine } from './choose-engine';
export {
  LIVE_EDGE,
  type CreateEngine,
  type Quality,
  type StreamEngine,
  type StreamHealth,
} from './engine';
export { fetchOpening } from './opening';
export { NO_OPENING, type FetchedFile, type Opening, type Stream } from './stream';
export {
  FORGIVEN_AFTER_S,
  NO_RECOVERIES,
  reactToFatalError,
  remember,
  RETRY_DELAYS_MS,
  type FatalError,
  type FatalErrorKind,
  type Reaction,
  type RecoveryHistory,
} from './react-to-fatal-error';

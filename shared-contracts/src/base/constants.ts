/**
 * Below this viewport width (CSS pixels) the menu collapses into a hamburger.
 * Source: HEADER-hamburger.
 */
export const HEADER_BREAKPOINT_PX = 900;
/**
 * Subtitle of "Live Lessons" in the header, where the site's configuration names none.
 * Source: HEADER-live.
 */
export const LIVE_SUBTITLE = '7 PM';
/**
 * Wait between a log-in and loading the learner's consents, in milliseconds.
 * Source: CONST-consent-delay.
 */
export const CONSENT_LOAD_DELAY_MS = 2000;
/**
 * Interval between two searches for the live-chat frame, in milliseconds.
 * Source: CONST-live-chat-retry.
 */
export const LIVE_CHAT_RETRY_MS = 1000;
/** Time-out of a callable, in milliseconds. Source: CONST-callable-time-out. */
export const CALLABLE_TIMEOUT_MS = 70_000;
/** Longest wait for values stored on this device, in milliseconds. Source: CONST-persistence. */
export const PERSISTENCE_TIMEOUT_MS = 5000;
/** Width and height of the default video frame. Source: CONST-video-ratio. */
export const VIDEO_RATIO = { width: 1920, height: 1080 } as const;
/** Default region of the callables. Source: CALL-region. */
export const FUNCTIONS_REGION = 'us-central1';
/** Age of the known plan, in milliseconds, after which a page that comes back reads it again. */
export const ENTITLEMENT_STALE_MS = 5 * 60_000;
/**
 * Longest wait for a remote's code before it counts as timed out, in milliseconds.
 * Source: decision 45.
 */
export const REMOTE_TIMEOUT_MS = 8000;

/**
 * Stands for a lesson's id in `/flashcards/:VideoID`: the due cards of all lessons. No lesson may
 * have this id; publishing refuses it. Source: decision 40.
 */
export const DUE_CARDS = 'due';

/** Stands for a lesson's id: all cards of the learner. No lesson may have this id either. */
export const ALL_CARDS = 'all';

/** Playback rates that player and settings offer, slowest first. */
export const PLAYBACK_SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours, in milliseconds. Two calendar days a year are an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;

/**
 * What the browser says when an account enters the chat again within 20 seconds, as in another test:
 * the rules take one heartbeat in that time, and the page goes on without.
 */
export const SEEN_A_MOMENT_AGO = /status of 403 .*documents:commit/;

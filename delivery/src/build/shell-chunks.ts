/** The chunks of the shell that restore the session and call functions. */
export const SESSION_CHUNKS = [
  'default-src_platform_make-firebase-app_ts',
  'auth',
  'functions',
] as const;

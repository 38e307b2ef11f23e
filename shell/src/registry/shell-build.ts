declare const SHELL_BUILD: string;

/** Name of this shell's build, defined by the build; empty in tests. */
export const shellBuild = typeof SHELL_BUILD === 'string' ? SHELL_BUILD : 'dev';

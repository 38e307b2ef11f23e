declare const SHELL_BUILD: string;

/** Build of this shell, which its build defines; tests have none. */
export const shellBuild = typeof SHELL_BUILD === 'string' ? SHELL_BUILD : 'dev';

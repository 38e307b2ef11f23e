/** The path of an in-app address, without query and hash. */
export const pathnameOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? '';

/**
 * The path of a lesson's public text in the shell's site. It has a file of its own, so that no
 * schema comes along.
 */
export const lessonPagePath = (id: string): string => `/previews/${encodeURIComponent(id)}.json`;

/** Path of the public text of a lesson in the shell's site. Here, where no schema comes along. */
export const lessonPagePath = (id: string): string => `/previews/${encodeURIComponent(id)}.json`;

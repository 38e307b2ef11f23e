/** A number of a clock or a calendar: `7` as `07`. */
export const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** The day in UTC, `2026-11-25`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

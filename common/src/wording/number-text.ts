/**
 * Writes a whole number in English form: `2,000`. It does without `Intl`, whose first use takes a
 * slow phone longer than the rest of a screen.
 */
export const numberText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Writes a number of a clock or calendar with two digits: `07`. */
export const twoDigits = (count: number): string => String(count).padStart(2, '0');

/**
 * A whole number as it is written in English: `2,000`. `Intl` gives the same, but its first use
 * takes a slow phone longer than the rest of a screen, so a first screen does without.
 */
export const numberText = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

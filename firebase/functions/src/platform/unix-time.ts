/** ISO 8601 text of a moment, which the payment provider gives in Unix seconds. */
export const isoOfUnix = (unixSeconds: number): string =>
  new Date(unixSeconds * 1000).toISOString();

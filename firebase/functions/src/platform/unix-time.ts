/** Turns Unix seconds, which Stripe uses, into ISO 8601. */
export const isoOfUnix = (unixSeconds: number): string =>
  new Date(unixSeconds * 1000).toISOString();

export const unixSecondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

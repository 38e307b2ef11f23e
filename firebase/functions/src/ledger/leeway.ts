/** Access after the end of the paid period, in seconds. Source: docs/payments.md. */
export interface Leeway {
  /** When no renewal is known yet. By then a nightly reconcile has asked the provider. */
  readonly renewal: number;
  /** When a renewal has failed. A failed first payment gives no such time. */
  readonly failedPayment: number;
}

interface LeewayParameters {
  readonly RENEWAL_LEEWAY_HOURS: string;
  readonly PAYMENT_GRACE_DAYS: string;
}

const DEFAULTS: LeewayParameters = { RENEWAL_LEEWAY_HOURS: '26', PAYMENT_GRACE_DAYS: '7' };

const LIMITS: Readonly<Record<keyof LeewayParameters, number>> = {
  RENEWAL_LEEWAY_HOURS: 72,
  PAYMENT_GRACE_DAYS: 60,
};

/**
 * Reads the leeway from the configuration.
 *
 * @param parameters whole numbers as text; an empty one is the default: 26 hours, 7 days
 * @throws {Error} naming a parameter that is not a whole number within its limits
 */
export function parseLeeway(parameters: Partial<LeewayParameters> = {}): Leeway {
  const read = (name: keyof LeewayParameters): number => {
    const text = parameters[name] || DEFAULTS[name];
    const most = LIMITS[name];
    if (/^\d{1,3}$/.test(text) && Number(text) <= most) return Number(text);
    throw new Error(`${name} must be a whole number from 0 to ${most}; it is "${text}".`);
  };
  return {
    renewal: read('RENEWAL_LEEWAY_HOURS') * 3600,
    failedPayment: read('PAYMENT_GRACE_DAYS') * 24 * 3600,
  };
}

import type { LegalSection } from '../../legal/legal-text';

export const availability: LegalSection = {
  id: 'availability',
  title: 'Availability',
  body: (
    <p>
      We do our best to keep lessons reachable at all hours, but cannot promise it: maintenance,
      faults and the networks in between can interrupt the service. You need a device with a current
      browser and an internet connection fast enough for video. We may improve, replace or remove
      single lessons. If we took away an essential part of a plan you have paid for, you could
      cancel at once and would get back the rest of the period.
    </p>
  ),
};

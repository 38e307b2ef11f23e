import { safeParse } from 'valibot';
import { SiteConfigSchema } from './site-config';

const { telemetry } = SiteConfigSchema.entries;

test.each([0, 0.1, 1])('a rate of %p is a share of the pages', (rate) => {
  expect(safeParse(telemetry, { rate })).toMatchObject({ success: true, output: { rate } });
});

// The receiver refuses events that name such a rate, so none of the page would be counted.
test.each([-0.1, 1.1, 10])('a rate of %p is refused', (rate) => {
  expect(safeParse(telemetry, { rate }).success).toBe(false);
});

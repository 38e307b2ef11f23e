import { existsSync, rmSync } from 'node:fs';
import { buildMonolith } from './build-monolith';
import { MONOLITH_VARIANTS, monolithFolder } from './variants';

// The build takes half a minute, and only the bench needs it.
test.each(MONOLITH_VARIANTS)(
  'the monolith %s builds from the sources of the product',
  async (variant) => {
    rmSync(monolithFolder(variant), { recursive: true, force: true });
    await buildMonolith();
    expect(existsSync(monolithFolder(variant, 'monolith.json'))).toBe(true);
  },
  300_000,
);

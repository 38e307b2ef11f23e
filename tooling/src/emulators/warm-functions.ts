import { PROJECT_ID, REGION, type Addresses } from 'delivery/addresses';

/** Functions on the way to the first video. The first call of a function takes over a second. */
const WARMED = ['getSecureData_v2_0', 'media'];

/**
 * Calls the functions that a new visitor needs first, so that they answer fast later. It ignores
 * the answers.
 */
export async function warmFunctions({ functions }: Addresses): Promise<void> {
  const call = (name: string) =>
    fetch(`http://${functions}/${PROJECT_ID}/${REGION}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(20_000),
    }).then((response) => response.text());
  await Promise.allSettled(WARMED.map(call));
}

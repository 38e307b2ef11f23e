import { PROJECT_ID, REGION, type Addresses } from 'delivery/addresses';

/** Functions that the first video needs. */
const WARMED = ['getSecureData_v2_0', 'media'];

/** Calls these functions once, because the first call of each takes over a second. */
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

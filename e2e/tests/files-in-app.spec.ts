import { PASSWORD, submitLogIn } from '../support/accounts';
import { newestLesson } from '../support/content';
import { createSubscriber } from '../support/subscriber';
import { openSimulator } from '../support/simulator';
import { expect, test } from '../support/test';

const PATH = `/flashcards/${newestLesson.id}`;

test('in an app the cards leave by an address that the system’s browser saves @full', async ({
  page,
  request,
}) => {
  const { email } = await createSubscriber(request);
  const path = `/sign-in-up?startWithLogIn=true&next=${encodeURIComponent(PATH)}`;
  const simulator = await openSimulator(page, { os: 'android', path });
  const product = await simulator.product();
  await submitLogIn(product, email, PASSWORD);
  await product.getByRole('button', { name: 'Export for Anki' }).click();

  const address = async () =>
    (await simulator.log()).findLast(({ type }) => type === 'OPEN_EXTERNAL_URL')?.payload;
  await expect.poll(address).toBeDefined();
  const { url } = (await address()) as { url: string };
  const answer = await request.get(url);
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+\.txt"$/),
    'content-type': 'text/plain; charset=utf-8',
  });
  expect(await answer.text()).toMatch(/^#separator:tab\n/);
  // The address fails with the path of another person.
  const foreign = await request.get(url.replace(/\/[0-9a-f]{16}\./, '/0123456789abcdef.'));
  expect(foreign.status()).toBe(403);
});

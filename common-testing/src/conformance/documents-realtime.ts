import { map, ReplaySubject } from 'rxjs';
import { collectionPaths } from 'shared-contracts';
import { addComment } from './comments';
import { eventually } from './expectations';
import type { ConformanceCapabilities, Given } from './harness';

const LISTED = {
  where: [
    ['isAvailable', '==', true],
    ['isAvailableLessons', '==', true],
  ],
  limit: 1,
} as const;

export function realtimePromises(given: Given, { comments }: ConformanceCapabilities): void {
  test('a watch returns the same documents as a query', async () => {
    const { documents } = given().platform;
    const watched = await eventually(documents.watch(collectionPaths.videos(), LISTED));
    expect(watched).toEqual(await documents.query(collectionPaths.videos(), LISTED));
  });

  test('ends a watch that the rules refuse with `permission-denied`', async () => {
    const { platform, paths } = given();
    const [collection = ''] = paths.refused.split('/');
    await expect(eventually(platform.documents.watch(collection))).rejects.toHaveProperty(
      'code',
      'permission-denied',
    );
  });

  if (!comments) return;

  test('a watch sees added and removed documents', async () => {
    const { platform, paths } = given();
    const { path } = await addComment(given(), 'Nomal: merci!');
    const messages$ = new ReplaySubject<string[]>(1);
    const watching = platform.documents
      .watch(collectionPaths.comments(paths.paidVideo), {
        where: [['TimeStamp', '>', '2000-01-01T00:00:00.000Z']],
        orderBy: ['TimeStamp', 'desc'],
        limit: 100,
      })
      .pipe(map((found) => found.map(({ data }) => data.Message)))
      .subscribe(messages$);
    await eventually(messages$, (messages) => messages.includes('Nomal: merci!'));
    await platform.documents.remove(path);
    await eventually(messages$, (messages) => !messages.includes('Nomal: merci!'));
    watching.unsubscribe();
  });
}

import type { AppEvent } from '../../events';
import type { Given } from './harness';

export function eventPromises(given: Given): void {
  it('delivers a fact to those who listen for it, and to those who listen to all', () => {
    const { events } = given().platform;
    const opened: string[] = [];
    const all: AppEvent[] = [];
    const subscriptions = [
      events.on('lessonOpened').subscribe(({ VideoID }) => opened.push(VideoID)),
      events.all$.subscribe((event) => all.push(event)),
    ];
    events.emit('lessonOpened', { VideoID: 'lesson-1' });
    events.emit('lessonFinished', { VideoID: 'lesson-2' });

    expect(opened).toEqual(['lesson-1']);
    expect(all).toEqual([
      { name: 'lessonOpened', payload: { VideoID: 'lesson-1' } },
      { name: 'lessonFinished', payload: { VideoID: 'lesson-2' } },
    ]);
    for (const subscription of subscriptions) subscription.unsubscribe();
  });

  it('replays nothing', () => {
    const { events } = given().platform;
    const late: unknown[] = [];
    events.emit('lessonOpened', { VideoID: 'lesson-1' });
    const subscription = events.on('lessonOpened').subscribe((payload) => late.push(payload));
    expect(late).toEqual([]);
    subscription.unsubscribe();
  });
}

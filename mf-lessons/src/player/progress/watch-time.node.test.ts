import { createWatchTime, type Watched } from './follow-progress';

function watching() {
  const told: Watched[] = [];
  return { told, time: createWatchTime((watched) => told.push(watched)) };
}

test('tells every few seconds how much was seen, and where', () => {
  const { told, time } = watching();
  for (let second = 10; second <= 16; second += 1) time.playedTo(second);
  expect(told).toEqual([{ position: 15, seconds: 5 }]);
  time.flush();
  expect(told.at(-1)).toEqual({ position: 16, seconds: 1 });
});

test('counts no jump, in whichever direction', () => {
  const { told, time } = watching();
  time.playedTo(10);
  time.playedTo(11);
  time.jumpedTo(60);
  time.playedTo(61);
  time.playedTo(30);
  time.flush();
  expect(told).toEqual([
    { position: 11, seconds: 1 },
    { position: 30, seconds: 1 },
  ]);
});

test('reports nothing that was not watched', () => {
  const { told, time } = watching();
  time.flush();
  time.jumpedTo(20);
  time.flush();
  expect(told).toEqual([]);
});

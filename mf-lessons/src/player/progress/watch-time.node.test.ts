import { createWatchTime } from './follow-progress';

function watching() {
  const told: [number, number][] = [];
  return { told, time: createWatchTime(({ from, to }) => told.push([from, to])) };
}

test('tells every few seconds what was played, without a gap', () => {
  const { told, time } = watching();
  for (let second = 10; second <= 16; second += 1) time.playedTo(second);
  expect(told).toEqual([[10, 15]]);
  time.flush();
  expect(told.at(-1)).toEqual([15, 16]);
});

test('counts no jump in either direction', () => {
  const { told, time } = watching();
  time.playedTo(10);
  time.playedTo(11);
  time.jumpedTo(60);
  time.playedTo(61);
  time.playedTo(30);
  time.playedTo(30.5);
  time.playedTo(33);
  time.flush();
  expect(told).toEqual([
    [10, 11],
    [60, 61],
    [30, 30.5],
  ]);
});

test('reports nothing that was not watched', () => {
  const { told, time } = watching();
  time.flush();
  time.jumpedTo(20);
  time.flush();
  expect(told).toEqual([]);
});

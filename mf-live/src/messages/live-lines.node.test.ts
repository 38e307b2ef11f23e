import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { liveLines } from './live-lines';

const RECORDING = resolve(__dirname, '../../../firebase/content/lessons', liveLines.recording);

// Fails after an edit of the recording's text, because the page of live lessons repeats it.
test('the page of live lessons says the first lines of its recording', async () => {
  const text = await readFile(resolve(RECORDING, 'text.txt'), 'utf8');
  const blocks = text.trim().split('\n\n').slice(0, liveLines.list.length);
  const lines = blocks.map((block) => {
    const [, SwissGerman, English = ''] = block.split('\n');
    return { SwissGerman, English };
  });
  expect(liveLines.list).toEqual(lines);
  for (const [index] of liveLines.list.entries()) {
    const sound = await readFile(resolve(RECORDING, 'lines', `0${index + 1}.m4a`));
    expect(sound.length).toBeGreaterThan(0);
  }
});

import { picture } from './picture.mjs';

test('a description becomes a picture: stage, things, their place, size, turn and colour', () => {
  const svg = picture('table mist\n\n# the patient\nperson 300 460 0.9 -6 #2f6b72\nbed 620 470\n');
  expect(svg).toContain('width="960" height="540"');
  expect(svg).toContain('<g fill="#D9E5E6"');
  expect(svg).toContain('translate(300 460) rotate(-6) scale(0.9)');
  expect(svg).toContain('fill="#2f6b72"');
  expect(svg).toContain('translate(620 470) rotate(0) scale(1)');
});

test.each([
  ['', 'line 1: is empty; write a stage, as “table mist”'],
  ['sea mist', 'line 1: “sea” is no stage; write one of: table, land'],
  ['land mist', 'line 1: a land has one of these colours: spring, summer'],
  ['table mist\nhorse 1 2', 'line 2: “horse” is no thing; write one of: cup, glass'],
  ['table mist\n\ntoString 1 2', 'line 3: “toString” is no thing'],
  ['table mist\ncup 1', 'line 2: write “cup X Y”'],
  ['table mist\ncup 1 2 3 4 5', 'line 2: write “cup X Y”'],
  ['table mist\ncup left 2', 'line 2: write “cup X Y”'],
])('a mistake in %j is named, with what may stand there', (description, message) => {
  expect(() => picture(description)).toThrow(message);
});

import { javaMajor, javaProblem } from './java';

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_392"', 8],
  ['Picked up _JAVA_OPTIONS: -Xmx1g\nopenjdk version "17.0.9" 2023-10-17', 17],
  ['The operation could not be completed.', undefined],
])('reads the version from %j', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});

describe('what is wrong with Java', () => {
  it('is nothing from version 17 on', () => {
    expect(javaProblem('openjdk version "17.0.15" 2025-04-15')).toBeUndefined();
    expect(javaProblem('openjdk version "25" 2025-09-16')).toBeUndefined();
  });

  test.each([
    [undefined, /needs Java, and none was found. Install Java 17 or newer/],
    ['java version "1.8.0_392"', /^Java 8 is too old.*Install Java 17 or newer/],
  ])('for %j is one line that says what to install', (output, expected) => {
    const problem = javaProblem(output);
    expect(problem).toMatch(expected);
    expect(problem).not.toContain('\n');
  });
});

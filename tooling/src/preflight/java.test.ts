import { javaMajor, javaProblem } from './java.mjs';

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
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 17],
    ['openjdk version "21.0.2" 2024-01-16', 21],
  ])('is nothing with %j where %d is needed', (output, oldest) => {
    expect(javaProblem(output, oldest)).toBeUndefined();
  });

  test.each([
    [undefined, 17, /needs Java, and none was found. Install Java 17 or newer/],
    ['java version "1.8.0_392"', 17, /^Java 8 is too old.*Install Java 17 or newer/],
    ['openjdk version "16.0.2" 2021-07-20', 17, /^Java 16 is too old.*openjdk-17-jre-headless/],
    [
      'openjdk version "17.0.15" 2025-04-15',
      21,
      /^Java 17 is too old for .* that is downloaded.*Install Java 21 or newer.*openjdk-21-jre/,
    ],
    ['openjdk version "20.0.2" 2023-07-18', 21, /^Java 20 is too old.*Install Java 21 or newer/],
    [undefined, 21, /none was found. Install Java 21 or newer/],
  ])('for %j where %d is needed is one line that says what to install', (output, oldest, line) => {
    const problem = javaProblem(output, oldest);
    expect(problem).toMatch(line);
    expect(problem).not.toContain('\n');
  });
});

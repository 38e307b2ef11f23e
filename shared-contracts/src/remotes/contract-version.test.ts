import { CONTRACT_VERSION, satisfiesContract } from './contract-version';

describe('satisfiesContract', () => {
  test.each([
    ['1.0.0', '^1.0.0'],
    ['1.2.3', '^1.2.3'],
    ['1.2.4', '^1.2.3'],
    ['1.3.0', '^1.2.3'],
    ['1.10.0', '^1.9.9'],
    ['12.0.1', '^12.0.0'],
  ])('%s lies in %s', (version, range) => {
    expect(satisfiesContract(version, range)).toBe(true);
  });

  test.each([
    ['1.2.2', '^1.2.3'],
    ['1.1.9', '^1.2.0'],
    ['2.0.0', '^1.0.0'],
    ['1.9.9', '^2.0.0'],
    ['11.0.0', '^1.0.0'],
  ])('%s does not lie in %s', (version, range) => {
    expect(satisfiesContract(version, range)).toBe(false);
  });

  test.each([
    '',
    '^',
    '1.0.0',
    '~1.0.0',
    '^1',
    '^1.0',
    '^1.0.0-beta',
    '>=1.0.0',
    '^1.0.0 || ^2.0.0',
  ])('understands no range %p', (range) => {
    expect(satisfiesContract('1.0.0', range)).toBe(false);
  });

  test.each(['', '1', '1.0', 'v1.0.0', '1.0.0-beta', '1.0.x'])('knows no version %p', (version) => {
    expect(satisfiesContract(version, '^1.0.0')).toBe(false);
  });

  test('accepts the contract of this package', () => {
    expect(satisfiesContract(CONTRACT_VERSION, `^${CONTRACT_VERSION}`)).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** Custom properties of the block that follows a selector. */
function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector) + selector.length);
  const body = block.slice(block.indexOf('{') + 1, block.indexOf('}'));
  const pairs = [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/** Relative luminance of `#rrggbb`. Source: WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const THEMES = { light: tokensOf(':root'), dark: tokensOf(":root[data-theme='dark']") };
const SURFACES = ['--paper', '--card', '--tint'];
const TEXT = ['--ink', '--muted', '--lake', '--live', '--success', '--warning'];

describe.each(Object.entries(THEMES))('%s theme', (_name, tokens) => {
  const colour = (token: string): string => {
    expect(tokens[token]).toMatch(/^#[0-9a-f]{6}$/);
    return tokens[token] ?? '';
  };

  test.each(TEXT.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    '%s can be read on %s',
    (text, surface) => {
      expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['--on-lake', '--lake'],
    ['--on-lake', '--lake-strong'],
    ['--card', '--warning'],
  ])('%s can be read on %s', (text, surface) => {
    expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['--edge', '--focus'])('%s is seen on every surface', (edge) => {
    for (const surface of SURFACES) {
      expect(contrast(colour(edge), colour(surface))).toBeGreaterThanOrEqual(3);
    }
  });
});

test('the system and the learner get the same dark theme', () => {
  expect(tokensOf(':root:not([data-theme])')).toEqual(THEMES.dark);
  expect(Object.keys(THEMES.dark).length).toBeGreaterThan(10);
});

test('the palette is the one of the design', () => {
  expect(THEMES.light).toMatchObject({
    '--paper': '#f7f5f0',
    '--card': '#ffffff',
    '--ink': '#1b2a33',
    '--muted': '#51636d',
    '--lake': '#1f5f6b',
    '--live': '#c8102e',
    '--success': '#2f6b4f',
    '--warning': '#8a5a00',
  });
  expect(THEMES.dark).toMatchObject({
    '--paper': '#11191e',
    '--card': '#1a252b',
    '--ink': '#e8edee',
    '--muted': '#a9b7be',
    '--lake': '#7cc4cf',
    '--live': '#ff6b78',
  });
});

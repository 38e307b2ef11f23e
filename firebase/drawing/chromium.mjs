// Renders SVG text to PNG with the Chromium (or Chrome) found on PATH.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const names = [
  'chromium',
  'chromium-headless-shell',
  'chromium-browser',
  'google-chrome',
  'chrome',
];

function findBrowser() {
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Not installed under this name, so try the next.
    }
  }
  throw new Error(`No Chromium found. Install one of: ${names.join(', ')}`);
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--default-background-color=00000000',
];

let browser;

/** Writes `svg` (width × height in px) to the PNG file `target`, with a transparent background. */
export function svgToPng(svg, width, height, target) {
  browser ??= findBrowser();
  const dir = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const page = join(dir, 'page.html');
    const shot = join(dir, 'shot.png');
    writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
    execFileSync(
      browser,
      [
        ...flags,
        `--user-data-dir=${join(dir, 'profile')}`,
        // The window's frame covers part of the page, so open a larger window, then cut.
        `--window-size=${Math.max(width, 640)},${height + 200}`,
        `--screenshot=${shot}`,
        `file://${page}`,
      ],
      { stdio: 'ignore' },
    );
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-i',
      shot,
      '-vf',
      `crop=${width}:${height}:0:0:exact=1`,
      '-pix_fmt',
      'rgba',
      target,
    ]);
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Prints the HTML file `page` to the PDF file `target`, with tags, outline, title and language. */
export function printPdf(page, target) {
  browser ??= findBrowser();
  const dir = mkdtempSync(join(tmpdir(), 'print-'));
  try {
    execFileSync(
      browser,
      [
        ...flags,
        `--user-data-dir=${join(dir, 'profile')}`,
        '--allow-file-access-from-files',
        '--no-pdf-header-footer',
        '--generate-pdf-document-outline',
        `--print-to-pdf=${target}`,
        `file://${page}`,
      ],
      { stdio: 'ignore' },
    );
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

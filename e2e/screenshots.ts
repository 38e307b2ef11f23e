import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { addresses } from 'delivery/addresses';
import { ROLES } from './shots/screens';
import { shootAs } from './shots/shoot';
import { browserOptions } from './support/browser';

/**
 * Takes the screenshots of `npm run screenshots`, from the running product. With `--every` it takes
 * each screen at five widths, in both themes and in forced colours.
 */
async function takeScreenshots(): Promise<void> {
  const folder = process.env.SCREENSHOTS_FOLDER ?? path.resolve('screenshots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(browserOptions());
  const baseURL = addresses().sites.shell.origin;
  const isEvery = process.argv.includes('--every');
  const failures: string[] = [];
  for (const role of ROLES) {
    failures.push(...(await shootAs({ browser, baseURL, folder, isEvery }, role)));
    console.log(`Taken: the screens of ${role}`);
  }
  await browser.close();
  console.log(`${readdirSync(folder).length} screenshots in ${folder}`);
  failures.forEach((failure) => console.error(failure));
  if (failures.length > 0) process.exitCode = 1;
}

void takeScreenshots();

import type { Page } from '@playwright/test';

/** Records the later requests of a page; the list grows. */
export function recordRequests(page: Page): readonly URL[] {
  const urls: URL[] = [];
  page.on('request', (request) => urls.push(new URL(request.url())));
  return urls;
}

export const isSegment = ({ pathname }: URL) => pathname.endsWith('.ts');
export const isPlaylist = ({ pathname }: URL) => pathname.endsWith('.m3u8');

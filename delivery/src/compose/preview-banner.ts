import { escapeHtml } from '../html';
import type { Preview } from './deployment';
import type { PageStyle } from './page-style';

/** The banner of overrides is below this one, at the end of the window. */
export const PREVIEW_STYLE: PageStyle = {
  href: 'preview-banner',
  text: '.preview{position:sticky;bottom:0;z-index:20;margin:0;padding:8px 16px;border-top:1px solid var(--line);background:var(--card);font-size:14px;text-align:center}body:has([aria-label=Overrides]) .preview{bottom:64px}',
  isOfScreen: false,
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Zurich' });

/**
 * The banner of each page of a preview. Only composed pages of previews contain it, so no page of
 * the product grows. Source: decision 60.
 */
export const previewBanner = ({ name, commit, endsAt }: Preview): string =>
  `<p class="preview" role="note">Preview of ${escapeHtml(name)}, commit ${escapeHtml(commit)}, until ${DAY.format(endsAt)}. Accounts, progress and payments are the real ones.</p>`;

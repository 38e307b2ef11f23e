import type { Locator, Page } from '@playwright/test';

/** All cards of lessons; a card is one link. */
export const lessonCards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });

/** The card of one lesson. */
export const lessonCard = (page: Page, title: string): Locator =>
  lessonCards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

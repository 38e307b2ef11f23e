import type { ReactNode } from 'react';

/** One numbered part of a legal text. */
export interface LegalSection {
  /** Anchor of the heading, `your-rights`; unique within its text. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

/** A legal text as its content modules write it. */
export interface LegalText {
  readonly title: string;
  readonly intro: string;
  /** Calendar day `2026-11-20` of the last change of the wording. */
  readonly lastUpdated: string;
  readonly sections: readonly LegalSection[];
}

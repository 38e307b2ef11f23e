import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './page.module.css';

export interface PageProps {
  /** The page's only `h1`. */
  readonly title: ReactNode;
  /** Whether only screen readers get the title, to leave the height to the content. */
  readonly isTitleHidden?: boolean;
  /** A sentence or two under the title. */
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
  /** `text`: a column of at most 68 characters; `wide` (default): up to 1120 px. */
  readonly width?: 'text' | 'wide';
  readonly className?: string;
}

/** The frame of a screen inside the shell's `<main>`: margins, `h1`, introduction, content. */
export function Page(props: PageProps) {
  const { title, isTitleHidden = false, intro, children, width = 'wide', className } = props;
  return (
    <div className={classNames(styles.page, styles[width], className)}>
      <div className={isTitleHidden ? 'visually-hidden' : styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {children}
    </div>
  );
}

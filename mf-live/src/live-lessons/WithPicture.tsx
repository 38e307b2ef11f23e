import type { ReactNode } from 'react';
import late from './parts.late.module.css';

interface WithPictureProps {
  readonly picture: string;
  readonly children: ReactNode;
}

/**
 * Shows a lesson's picture beside a text, or above it in a narrow window.
 *
 * @param props `picture`: URL; empty: the lesson has no picture
 */
export function WithPicture({ picture, children }: WithPictureProps) {
  return (
    <div className={late.pictured}>
      {picture !== '' && (
        <img
          className={late.picture}
          src={picture}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={late.beside}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import late from './parts.late.module.css';

interface PicturedProps {
  /** Address of the lesson's picture; empty: none. */
  readonly picture: string;
  readonly children: ReactNode;
}

/** Shows a lesson's picture beside what is said of it, or above it where both do not fit. */
export function Pictured({ picture, children }: PicturedProps) {
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

import { classNames } from 'kit/class-names';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './picture-panel.late.module.css';

export interface PicturePanelProps {
  readonly title: string;
  readonly text: string;
  /** Address of a picture behind the words; undefined: none, or unknown. */
  readonly picture?: string | undefined;
  /** A drawing behind the words, instead of a picture. */
  readonly scene?: ReactNode;
  /** Invisible name of the region, instead of the title. */
  readonly label?: string | undefined;
  /** The plan that opens what is locked, above the title. */
  readonly mark?: string | undefined;
  /** Buttons and links for the next step. */
  readonly children: ReactNode;
  /** Below the buttons. */
  readonly note?: ReactNode;
  /** For the heading, which can then take the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** For the part with the buttons. */
  readonly actionsRef?: Ref<HTMLDivElement> | undefined;
}

/** A panel instead of a film, cards or the live room: the reason, and the next step. */
export function PicturePanel(props: PicturePanelProps) {
  const { title, text, picture, scene, label, mark, children, note } = props;
  const { headingRef, actionsRef } = props;
  const id = useId();
  return (
    <section
      className={classNames(styles.panel, mark !== undefined && styles.locked)}
      aria-labelledby={id}
    >
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" />}
      {scene !== undefined && (
        <div className={styles.picture} aria-hidden="true">
          {scene}
        </div>
      )}
      <div className={styles.words}>
        {label !== undefined && (
          <span id={id} className="visually-hidden">
            {label}
          </span>
        )}
        {mark !== undefined && <p className={styles.mark}>{mark}</p>}
        <h2
          {...(label === undefined && { id })}
          {...(headingRef && { ref: headingRef, tabIndex: -1 })}
          className={styles.title}
        >
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <div ref={actionsRef} className={styles.actions}>
          {children}
        </div>
        {note}
      </div>
    </section>
  );
}

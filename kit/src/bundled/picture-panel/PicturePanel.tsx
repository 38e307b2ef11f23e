import { classNames } from 'kit/class-names';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './picture-panel.late.module.css';

export interface PicturePanelProps {
  readonly title: string;
  readonly text: string;
  /** Address of a picture behind the words; undefined: there is none, or it is not known. */
  readonly picture?: string | undefined;
  /** A drawing behind the words, where there is no picture. */
  readonly scene?: ReactNode;
  /** Names the region instead of the title; the eye does not see it. */
  readonly label?: string | undefined;
  /** The plan that opens what is locked, above the title. */
  readonly mark?: string | undefined;
  /** Buttons and links: what to do next. */
  readonly children: ReactNode;
  /** Below them. */
  readonly note?: ReactNode;
  /** For the heading, which then may take the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** For the part with the buttons. */
  readonly actionsRef?: Ref<HTMLDivElement> | undefined;
}

/** Says over a picture what cannot be shown in this place, and what to do next. */
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

import { classNames } from 'kit';
import { messages } from '../messages';
import styles from './evening.late.module.css';

const { question, answer } = messages.liveLessons.session.locked.scene;

/** A drawing of an evening over the lake, with a chat question and its answer; decoration only. */
export function Evening() {
  return (
    <>
      <svg
        className={styles.view}
        viewBox="0 0 640 420"
        preserveAspectRatio="xMaxYMax slice"
        focusable="false"
      >
        <rect className={styles.sky} width="640" height="420" />
        <circle className={styles.moon} cx="548" cy="74" r="30" />
        <path
          className={styles.far}
          d="M0 300 70 250 130 284 220 190 268 240 330 160 396 236 450 196 520 270 576 214 640 276V420H0z"
        />
        <path
          className={styles.snow}
          d="M330 160 306 190 322 186 332 200 344 184 362 198zM576 214 560 234 574 231 584 240 600 236z"
        />
        <path
          className={styles.near}
          d="M0 346C90 318 150 342 232 330S366 352 452 334s130-8 188 4V420H0z"
        />
        <path className={styles.lake} d="M0 384c110-8 210 4 320 0s216-7 320 0v36H0z" />
      </svg>
      <div className={styles.talk}>
        <p className={styles.said}>{question}</p>
        <p className={classNames(styles.said, styles.answer)} lang="gsw">
          {answer}
        </p>
      </div>
    </>
  );
}

import styles from './mountains.module.css';

/** A view of the Alps over a lake, behind the card; decoration only. */
export function Mountains() {
  return (
    <svg
      className={styles.view}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.sky} width="1440" height="900" />
      <circle className={styles.sun} cx="1120" cy="250" r="64" />
      <path
        className={styles.far}
        d="M0 620 120 560 230 600 360 470 440 520 540 400 640 500 720 450 830 560 930 480 1010 540 1130 420 1230 530 1330 490 1440 560V900H0z"
      />
      <path
        className={styles.snow}
        d="M540 400 504 443 528 440 544 462 562 436 588 448zM1130 420 1096 454 1120 452 1134 474 1150 450 1170 464zM360 470 330 504 354 500 366 514 382 497 394 491z"
      />
      <path
        className={styles.middle}
        d="M0 700 160 620 300 690 450 600 610 700 780 630 960 710 1110 640 1260 700 1440 630V900H0z"
      />
      <path
        className={styles.near}
        d="M0 760C180 700 300 750 480 730S760 780 940 740s320-20 500 10V900H0z"
      />
      <path className={styles.lake} d="M0 812c240-16 460 8 720 0s480-14 720 0v88H0z" />
    </svg>
  );
}

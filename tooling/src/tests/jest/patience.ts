import { configure } from '@testing-library/dom';

/** `findBy…` and `waitFor` give up late, on a slow machine later: what passes does not wait. */
configure({ asyncUtilTimeout: 15_000 * Number(process.env.TEST_PATIENCE ?? 1) });

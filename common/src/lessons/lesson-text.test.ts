import { parseLessonText } from './lesson-text';

describe('parseLessonText', () => {
  test('reads pairs of lines', () => {
    expect(
      parseLessonText('Grüezi mitenand!\nHello everybody!\n\nMerci vilmal.\nThank you.'),
    ).toEqual([
      { SwissGerman: 'Grüezi mitenand!', English: 'Hello everybody!' },
      { SwissGerman: 'Merci vilmal.', English: 'Thank you.' },
    ]);
  });

  test('leaves a missing translation empty', () => {
    expect(parseLessonText('Ade!')).toEqual([{ SwissGerman: 'Ade!', English: '' }]);
  });

  test('takes further lines of a block for translation', () => {
    expect(parseLessonText('Chunsch?\nAre you\n  coming?')).toEqual([
      { SwissGerman: 'Chunsch?', English: 'Are you coming?' },
    ]);
  });

  test.each([
    ['Windows line ends', 'Ja.\r\nYes.\r\n\r\nNei.\r\nNo.'],
    ['old Mac line ends', 'Ja.\rYes.\r\rNei.\rNo.'],
    ['many empty lines', '\n\nJa.\nYes.\n\n\n\nNei.\nNo.\n\n'],
    ['lines of spaces and tabs', '  Ja.\n Yes. \n \t \nNei.\nNo.'],
  ])('does not mind %s', (_case, text) => {
    expect(parseLessonText(text)).toEqual([
      { SwissGerman: 'Ja.', English: 'Yes.' },
      { SwissGerman: 'Nei.', English: 'No.' },
    ]);
  });

  test.each(['', ' \n\n\t'])('finds no line in %p', (text) => {
    expect(parseLessonText(text)).toEqual([]);
  });
});

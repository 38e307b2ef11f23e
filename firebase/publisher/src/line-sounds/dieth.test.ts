import { diethToPhonemes } from './dieth';

test.each([
  ['Was choscht das?', "[[v'as x'OSt d'as]]?"],
  // A first st sounds like scht, a double consonant is one, and the ending is unstressed.
  ['Mached Si d Stadt, Gasse.', "[[m'ax@d s'I d St'at]], [[g'as@]]."],
  ['Grüezi mitenand!', "[[gr'y@tsI m'ItEnand]]!"],
  ['– …', ''],
])('%s', (line, phonemes) => {
  expect(diethToPhonemes(line)).toBe(phonemes);
});

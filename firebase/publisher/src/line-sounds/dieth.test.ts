import { diethToPhonemes } from './dieth';

test.each([
  ['Was choscht das?', "[[v'as x'OSt d'as]]?"],
  // The beginning st is spoken with sch, two consonants are one, and the ending is a murmur.
  ['Mached Si d Stadt, Gasse.', "[[m'ax@d s'I d St'at]], [[g'as@]]."],
  ['Grüezi mitenand!', "[[gr'y@tsI m'ItEnand]]!"],
  ['– …', ''],
])('%s', (line, phonemes) => {
  expect(diethToPhonemes(line)).toBe(phonemes);
});

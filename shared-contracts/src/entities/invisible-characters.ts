/**
 * Characters that nobody can see, as a character class of RE2. `npm run invisible` writes it here
 * and into the security rules.
 */
export const INVISIBLE_CHARACTERS =
  '\\x{0}-\\x{20}\\x{7F}-\\x{A0}\\x{AD}\\x{34F}\\x{600}-\\x{605}\\x{61C}\\x{6DD}\\x{70F}\\x{890}-\\x{891}\\x{8E2}\\x{115F}-\\x{1160}\\x{1680}\\x{17B4}-\\x{17B5}\\x{180B}-\\x{180F}\\x{2000}-\\x{200F}\\x{2028}-\\x{202F}\\x{205F}-\\x{206F}\\x{2800}\\x{3000}\\x{3164}\\x{FE00}-\\x{FE0F}\\x{FEFF}\\x{FFA0}\\x{FFF0}-\\x{FFFC}\\x{110BD}\\x{110CD}\\x{13430}-\\x{1343F}\\x{13441}-\\x{13442}\\x{16FE4}\\x{1BCA0}-\\x{1BCA3}\\x{1D159}\\x{1D173}-\\x{1D17A}\\x{E0000}-\\x{E0FFF}';

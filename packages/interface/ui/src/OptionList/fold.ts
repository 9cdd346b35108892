const foreign = /[\u0080-\uffff]/g;
const combining = /\p{M}/u;
const marks = /\p{M}+/gu;
// Letters that no normalisation takes apart.
const whole: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  ς: 'σ',
};
// Typed with a plain keyboard they are found too, and keys of Latin letters alone take half the memory.
const typographic: Record<string, string> = {
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '\u202f': ' ',
};
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const plainOf = (letter: string) => whole[letter] ?? typographic[letter] ?? letter.normalize('NFD').replace(marks, '');

// Long lists hold few different letters, so each is taken apart once.
function remembered(change: (letter: string) => string): (letter: string) => string {
  const known = new Map<string, string>();
  return (letter) => {
    const found = known.get(letter);
    if (found !== undefined) return found;
    const made = change(letter);
    known.set(letter, made);
    return made;
  };
}
const foldLetter = remembered(plainOf);
const spellLetter = remembered((letter) => spelled[letter] ?? plainOf(letter));

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  return combining.test(lower) ? lower.normalize('NFC') : lower;
}

/** Lower case without accents, so that "Müller", "muller" and "MÜLLER" are the same. */
export const fold = (text: string): string => lowerOf(text).replace(foreign, foldLetter);

/** As `fold`, but with umlauts spelled out: "Müller" becomes "mueller". */
export const spellOut = (text: string): string => lowerOf(text).replace(foreign, spellLetter);

/** A name in its two parts; either may be empty. */
export interface PersonName {
  firstName: string;
  surname: string;
}

const PARTICLES = [
  'von',
  'vom',
  'van',
  'zu',
  'zum',
  'zur',
  'de',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'el',
  'al',
  'ben',
  'ter',
  'ten',
  'la',
  'le',
];

/** Splits a full name: the surname precedes a comma, particles belong to it, a single word is a first name. */
export function splitName(fullName: string): PersonName {
  const text = fullName.trim().replace(/\s+/g, ' ');
  const comma = text.indexOf(',');
  if (comma > 0) return { firstName: text.slice(comma + 1).trim(), surname: text.slice(0, comma).trim() };
  const words = text.split(' ');
  if (words.length === 1) return { firstName: text, surname: '' };
  const particle = words.findIndex(
    (word, index) => index > 0 && index < words.length - 1 && PARTICLES.includes(word.toLowerCase()),
  );
  const at = particle === -1 ? words.length - 1 : particle;
  return { firstName: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
}

function foldedWords({ firstName, surname }: PersonName): Set<string> {
  const folded = `${firstName} ${surname}`
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/[^a-z\s-]/g, '')
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/ue/g, 'u');
  return new Set(folded.split(/[\s-]+/).filter((word) => word.length > 1 && !PARTICLES.includes(word)));
}

/** Whether two spellings may be one person: they share a word, or one of them says nothing. */
export function mayBeSamePerson(one: PersonName, other: PersonName): boolean {
  const words = foldedWords(one);
  const others = foldedWords(other);
  return words.size === 0 || others.size === 0 || [...words].some((word) => others.has(word));
}

/** Plurals that no ending gives away. */
const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  criteria: 'criterion',
  indices: 'index',
  matrices: 'matrix',
  media: 'medium',
  men: 'man',
  people: 'person',
  phenomena: 'phenomenon',
  vertices: 'vertex',
  women: 'woman',
};

/** Words that look like plurals and are none, or are both. */
const UNCHANGED = /^(?:news|series|species|lens|gas|bias|canvas|atlas|alias)$|(?:ss|us|is)$/;

/** Endings with what they become; the first that fits counts. */
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  // Words in -ie, in -sis and in -f keep little of their plural.
  [
    /^(movie|cookie|selfie|zombie|tie|pie|lie|brownie|calorie|rookie|hoodie|freebie|smoothie|genie|newbie|groupie|birdie)s$/,
    '$1',
  ],
  [/ies$/, 'y'],
  [/(analy|cri|^the|hypothe|diagno|synop|synthe|parenthe|empha|^oa)ses$/, '$1sis'],
  [/(kni|wi|li)ves$/, '$1fe'],
  [/(lea|shel|hal|wol|loa|scar|thie|cal|sel|^el)ves$/, '$1f'],
  // -ses belongs to words in -s and in -se; most in -us and few others are of the first kind.
  [/(au|ou|^u|^fu|^mu|^ru|^abu|^excu|^refu|^recu)ses$/, '$1se'],
  [/us(?:s?)es$/, 'us'],
  [/^(alia|canva|bia|ga|atla|iri|len)ses$/, '$1s'],
  [/zzes$/, 'z'],
  // -ches belongs to words in -ch, but for these in -che.
  [/(^|head|tooth|heart)(ca|ni|a|avalan|qui|psy|bro|mousta|crè)ches$/, '$1$2che'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/(^|-)(shoe|toe|canoe|foe|oboe|throe|horseshoe|tiptoe)s$/, '$1$2'],
  [/oes$/, 'o'],
  [/s$/, ''],
];

/** The singular of an English word; the word itself where it is no plural. */
function singularOfWord(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (UNCHANGED.test(word)) return word;
  const [plural, singular] = ENDINGS.find(([ending]) => ending.test(word)) ?? [/$/, ''];
  return word.replace(plural, singular);
}

/** The singular of a name in kebab case, of which only the last word changes: `gift-boxes` → `gift-box`. */
export const singularOf = (name: string): string => name.replace(/[^-]+$/, singularOfWord);

/** A number that is stored as text, because a word may stand in its place. */
export const numberOr = <Word extends string>(text: string, word: Word): number | Word =>
  text === word ? word : Number(text);

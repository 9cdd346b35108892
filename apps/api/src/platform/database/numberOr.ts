/** A number stored as text, because the column may also hold a word. */
export const numberOr = <Word extends string>(text: string, word: Word): number | Word =>
  text === word ? word : Number(text);

import { fold } from '../OptionList/fold.ts';

// As long as the platforms' own lists wait for the next letter.
const PAUSE_MS = 700;

/** What has been typed lately, and when. */
export interface Typed {
  readonly text: string;
  readonly at: number;
}

/** Adds a letter to what was typed just before. */
export const typedWith = (before: Typed, letter: string, at: number): Typed => ({
  text: at - before.at < PAUSE_MS ? before.text + letter : letter,
  at,
});

/** The row to go to: the next one that begins with what was typed. One letter, also repeated, leads from row to row. */
export function rowForTyped(
  text: string,
  labelAt: (row: number) => string | null,
  current: number,
  count: number,
): number | null {
  const wanted = fold(text);
  const isRepeated = [...wanted].every((letter) => letter === wanted[0]);
  const query = isRepeated ? wanted.slice(0, 1) : wanted;
  const first = isRepeated ? current + 1 : current;
  for (let step = 0; step < count; step += 1) {
    const row = (first + step) % count;
    const label = labelAt(row);
    if (label !== null && fold(label).startsWith(query)) return row;
  }
  return null;
}

import { useRef } from 'react';
import { fold } from '../OptionList/fold.ts';
import type { Option, OptionId } from '../OptionList/Option.ts';

const PAUSE_MS = 700;

const isOneLetter = (text: string) => [...text].every((letter) => letter === text[0]);

/**
 * Finds options by their first letters: letters in a row make a word, the same letter again goes to the next option
 * with it.
 */
export function useTypeahead<Id extends OptionId>(items: readonly Option<Id>[]) {
  const typed = useRef({ text: '', at: -PAUSE_MS });
  const isTyping = (now: number) => now - typed.current.at < PAUSE_MS && typed.current.text !== '';
  return {
    /** Whether a space belongs to the word that is being typed. */
    isTyping,
    /** The row that the letter leads to from another row, or undefined. */
    rowFor: (letter: string, now: number, from: number): number | undefined => {
      const text = fold((isTyping(now) ? typed.current.text : '') + letter);
      typed.current = { text, at: now };
      const goesOn = !isOneLetter(text);
      const start = Math.max(0, goesOn ? from : from + 1);
      const wanted = goesOn ? text : text.slice(0, 1);
      const inOrder = items.map((_, row) => (start + row) % items.length);
      return inOrder.find((row) => fold(items[row]?.label ?? '').startsWith(wanted));
    },
  };
}

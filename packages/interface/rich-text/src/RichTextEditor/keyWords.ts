import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';

/** Keys as `aria-keyshortcuts` wants them on this machine. */
export function keysFor(keys: string, isMac: boolean): string {
  return isMac ? keys.replace('Control', 'Meta') : keys;
}

/** Keys as people read them: "Strg+B", on a Mac "⌘B". */
export function keyWords(keys: string, names: RichTextEditorLabels['keys'], isMac: boolean): string {
  const words: Readonly<Record<string, string>> = isMac
    ? { Control: '⌘', Shift: '⇧', Alt: '⌥' }
    : { Control: names.control, Shift: names.shift, Alt: names.alt };
  return keys
    .split('+')
    .map((key) => words[key] ?? key)
    .join(isMac ? '' : '+');
}

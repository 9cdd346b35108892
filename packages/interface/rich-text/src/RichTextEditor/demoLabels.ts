import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';

/** German words for stories and tests. */
export const demoLabels: RichTextEditorLabels = {
  toolbar: 'Formatierung',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  heading: 'Überschrift',
  subheading: 'Zwischenüberschrift',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  strike: 'Durchgestrichen',
  bulletList: 'Aufzählung',
  numberedList: 'Nummerierte Liste',
  quote: 'Zitat',
  clearFormatting: 'Formatierung entfernen',
  link: 'Link einfügen',
  linkAddress: 'Adresse',
  linkHint: 'Webadresse, E-Mail-Adresse oder Telefonnummer',
  linkInvalid: 'Bitte eine Webadresse, E-Mail-Adresse oder Telefonnummer eingeben.',
  linkApply: 'Übernehmen',
  linkRemove: 'Link entfernen',
  insertVariable: 'Platzhalter einfügen',
  characters: (count, limit) => `${count.toLocaleString('de-DE')} von ${limit.toLocaleString('de-DE')} Zeichen`,
  keys: { control: 'Strg', shift: 'Umschalt', alt: 'Alt' },
};

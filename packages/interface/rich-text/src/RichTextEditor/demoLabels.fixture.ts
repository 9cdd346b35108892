import { both, storyWords } from '@resonanz/stories/words';
import type { RichTextEditorLabels } from './RichTextEditorLabels.ts';

const texts = storyWords({
  formatting: ['Formatierung', 'Formatting'],
  undo: ['Rückgängig', 'Undo'],
  redo: ['Wiederholen', 'Redo'],
  heading: ['Überschrift', 'Heading'],
  subheading: ['Zwischenüberschrift', 'Subheading'],
  bold: ['Fett', 'Bold'],
  italic: ['Kursiv', 'Italic'],
  underlined: ['Unterstrichen', 'Underlined'],
  struckThrough: ['Durchgestrichen', 'Struck through'],
  bulletedList: ['Aufzählung', 'Bulleted list'],
  numberedList: ['Nummerierte Liste', 'Numbered list'],
  quotation: ['Zitat', 'Quotation'],
  clearFormatting: ['Formatierung entfernen', 'Clear formatting'],
  insertLink: ['Link einfügen', 'Insert link'],
  address: ['Adresse', 'Address'],
  webAddressEMail: ['Webadresse, E-Mail-Adresse oder Telefonnummer', 'Web address, e-mail address or phone number'],
  pleaseEnterAWeb: [
    'Bitte eine Webadresse, E-Mail-Adresse oder Telefonnummer eingeben.',
    'Please enter a web address, an e-mail address or a phone number.',
  ],
  apply: ['Übernehmen', 'Apply'],
  removeLink: ['Link entfernen', 'Remove link'],
  insertPlaceholder: ['Platzhalter einfügen', 'Insert placeholder'],
  ctrl: ['Strg', 'Ctrl'],
  shift: ['Umschalt', 'Shift'],
});

/** German words for stories and tests. */
export const demoLabels: RichTextEditorLabels = {
  toolbar: texts.formatting,
  undo: texts.undo,
  redo: texts.redo,
  heading: texts.heading,
  subheading: texts.subheading,
  bold: texts.bold,
  italic: texts.italic,
  underline: texts.underlined,
  strike: texts.struckThrough,
  bulletList: texts.bulletedList,
  numberedList: texts.numberedList,
  quote: texts.quotation,
  clearFormatting: texts.clearFormatting,
  link: texts.insertLink,
  linkAddress: texts.address,
  linkHint: texts.webAddressEMail,
  linkInvalid: texts.pleaseEnterAWeb,
  linkApply: texts.apply,
  linkRemove: texts.removeLink,
  insertVariable: texts.insertPlaceholder,
  characters: (count, limit) =>
    both(
      `${count.toLocaleString('de-DE')} von ${limit.toLocaleString('de-DE')} Zeichen`,
      `${count.toLocaleString('en-GB')} of ${limit.toLocaleString('en-GB')} characters`,
    ),
  keys: { control: texts.ctrl, shift: texts.shift, alt: 'Alt' },
};

import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import type { RichTextEditorLabels } from '@resonanz/rich-text/RichTextEditor';
import { messages } from './messages.ts';

/** The words of the editor. */
export function useEditorLabels(): RichTextEditorLabels {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return {
    toolbar: t('mailComposer.editor.toolbar'),
    undo: t('mailComposer.editor.undo'),
    redo: t('mailComposer.editor.redo'),
    heading: t('mailComposer.editor.heading'),
    subheading: t('mailComposer.editor.subheading'),
    bold: t('mailComposer.editor.bold'),
    italic: t('mailComposer.editor.italic'),
    underline: t('mailComposer.editor.underline'),
    strike: t('mailComposer.editor.strike'),
    bulletList: t('mailComposer.editor.bulletList'),
    numberedList: t('mailComposer.editor.numberedList'),
    quote: t('mailComposer.editor.quote'),
    clearFormatting: t('mailComposer.editor.clearFormatting'),
    link: t('mailComposer.editor.link'),
    linkAddress: t('mailComposer.editor.linkAddress'),
    linkHint: t('mailComposer.editor.linkHint'),
    linkInvalid: t('mailComposer.editor.linkInvalid'),
    linkApply: t('mailComposer.editor.linkApply'),
    linkRemove: t('mailComposer.editor.linkRemove'),
    insertVariable: t('mailComposer.editor.insertVariable'),
    characters: (count, limit) =>
      t('mailComposer.editor.characters', {
        count: formatNumber(count, language),
        limit: formatNumber(limit, language),
      }),
    keys: {
      control: t('mailComposer.editor.control'),
      shift: t('mailComposer.editor.shift'),
      alt: t('mailComposer.editor.alt'),
    },
  };
}

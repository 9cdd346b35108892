'use client';

import { useMemo } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

const WORDS = [
  'toolbar',
  'undo',
  'redo',
  'heading',
  'subheading',
  'bold',
  'italic',
  'underline',
  'strike',
  'bulletList',
  'numberedList',
  'quote',
  'clearFormatting',
  'link',
  'linkAddress',
  'linkHint',
  'linkInvalid',
  'linkApply',
  'linkRemove',
  'insertVariable',
] as const;

/** Returns the words of the editor of formatted text in the language of the page; the same ones until it changes. */
export function useEditorLabels() {
  const t = useMessages(messages);
  return useMemo(
    () => ({
      ...(Object.fromEntries(WORDS.map((word) => [word, t(`records.editor.${word}`)])) as Record<
        (typeof WORDS)[number],
        string
      >),
      characters: (count: number, limit: number) => t('records.editor.characters', { count, limit }),
      keys: {
        control: t('records.editor.control'),
        shift: t('records.editor.shift'),
        alt: t('records.editor.alt'),
      },
    }),
    [t],
  );
}

import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { RichTextEditor, type RichTextEditorLabels } from '@resonanz/rich-text/RichTextEditor';
import { messages } from '../messages.ts';
import type { BlogDraft } from './blogForm.ts';

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
] as const satisfies readonly (keyof RichTextEditorLabels)[];

interface ArticleFieldProps {
  control: Control<BlogDraft>;
  name: 'bodyDe' | 'bodyEn';
}

/** The text of an article in one language. */
export function ArticleField({ control, name }: ArticleFieldProps) {
  const t = useMessages(messages);
  const { field, fieldState } = useController({ control, name });
  const labels = useMemo(
    () => ({
      ...(Object.fromEntries(WORDS.map((word) => [word, t(`blogPosts.editor.${word}`)])) as Record<
        (typeof WORDS)[number],
        string
      >),
      characters: (count: number, limit: number) => t('blogPosts.editor.characters', { count, limit }),
      keys: {
        control: t('blogPosts.editor.control'),
        shift: t('blogPosts.editor.shift'),
        alt: t('blogPosts.editor.alt'),
      },
    }),
    [t],
  );
  return (
    <RichTextEditor
      label={t('blogPosts.body')}
      name={name}
      labels={labels}
      defaultValue={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      errorMessage={fieldState.error?.message}
      rows={14}
    />
  );
}

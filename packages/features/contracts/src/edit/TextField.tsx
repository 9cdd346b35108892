import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { RichTextEditor, type RichTextEditorLabels } from '@resonanz/rich-text/RichTextEditor';
import { type ContractDraft, LIMITS } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { usePlaceholders } from '../usePlaceholders.ts';

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

/** The text of a contract; placeholders stand for what is filled in when it is sent. */
export function TextField({ control }: { control: Control<ContractDraft> }) {
  const t = useMessages(messages);
  const { field, fieldState } = useController({ control, name: 'text' });
  const labels = useMemo(
    () => ({
      ...(Object.fromEntries(WORDS.map((word) => [word, t(`contractForm.editor.${word}`)])) as Record<
        (typeof WORDS)[number],
        string
      >),
      characters: (count: number, limit: number) => t('contractForm.editor.characters', { count, limit }),
      keys: {
        control: t('contractForm.editor.control'),
        shift: t('contractForm.editor.shift'),
        alt: t('contractForm.editor.alt'),
      },
    }),
    [t],
  );
  const variables = usePlaceholders();
  return (
    <RichTextEditor
      label={t('contractForm.text')}
      description={t('contractForm.text.hint')}
      name="text"
      labels={labels}
      defaultValue={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      variables={variables}
      characterLimit={LIMITS.text}
      errorMessage={fieldState.error?.message}
      rows={16}
      isRequired
    />
  );
}

import { type Control, useController } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { useEditorLabels } from '@resonanz/records/useEditorLabels';
import { RichTextEditor } from '@resonanz/rich-text/RichTextEditor';
import { type ContractDraft, LIMITS } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { usePlaceholders } from '../usePlaceholders.ts';

/** The text of a contract; placeholders stand for what is filled in when it is sent. */
export function TextField({ control }: { control: Control<ContractDraft> }) {
  const t = useMessages(messages);
  const { field, fieldState } = useController({ control, name: 'text' });
  const labels = useEditorLabels();
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

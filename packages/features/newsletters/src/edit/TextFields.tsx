import { useMemo } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { useEditorLabels } from '@resonanz/records/useEditorLabels';
import { RichTextEditor } from '@resonanz/rich-text/RichTextEditor';
import { messages } from '../messages.ts';
import { placeholdersOf, type TextDraft } from './textDraft.ts';

interface LanguageProps {
  control: Control<TextDraft>;
  language: 'de' | 'en';
  /** Counts up when other texts are put into the fields. */
  generation: number;
}

/** The text of a language; placeholders are chips in it. */
function TextField({ control, language, generation }: LanguageProps) {
  const t = useMessages(messages);
  const name = language === 'de' ? 'textDe' : 'textEn';
  const { field, fieldState } = useController({ control, name });
  const labels = useEditorLabels();
  const variables = useMemo(
    () => placeholdersOf(language).map((each) => ({ name: each, label: `{{${each}}}` })),
    [language],
  );
  return (
    <RichTextEditor
      key={generation}
      label={t('newsletters.text')}
      name={name}
      labels={labels}
      defaultValue={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      variables={variables}
      errorMessage={fieldState.error?.message}
      rows={10}
    />
  );
}

/** Subject and text in both languages. */
export function TextFields({ control, generation = 0 }: { control: Control<TextDraft>; generation?: number }) {
  const t = useMessages(messages);
  return (
    <>
      {(['de', 'en'] as const).map((language) => (
        <FormSection key={language} title={t(`newsletters.language.${language}`)}>
          <BoundText
            control={control}
            name={language === 'de' ? 'subjectDe' : 'subjectEn'}
            label={t('newsletters.subject')}
            description={t('newsletters.subjectHelp', {
              names: placeholdersOf(language)
                .map((name) => `{{${name}}}`)
                .join(', '),
            })}
          />
          <TextField control={control} language={language} generation={generation} />
        </FormSection>
      ))}
    </>
  );
}

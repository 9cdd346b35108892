import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { newsletterMutations, type NewsletterTemplateRecord } from '@resonanz/api-client/newsletters';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { BoundText } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { Button } from '@resonanz/ui/Button';
import { PreviewDialog } from '../dialogs/PreviewDialog.tsx';
import { halfWritten, placeholderErrorsOf, type TextDraft } from '../edit/textDraft.ts';
import { TextFields } from '../edit/TextFields.tsx';
import { messages } from '../messages.ts';

interface TemplateDraft extends TextDraft {
  tempName: string;
}

interface TemplateFormProps {
  /** The template as it was read; undefined for a new one. */
  template: NewsletterTemplateRecord | undefined;
  /** Reloads the template and gives the input up. */
  onReload: () => void;
}

/** Writes a template, or changes one. */
export function TemplateForm({ template: latest, onReload }: TemplateFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const navigate = useNavigate();
  // Refetches must not move what is being entered.
  const [template] = useState(latest);
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useForm<TemplateDraft>({
    defaultValues: {
      tempName: template?.tempName ?? '',
      subjectDe: template?.subjectDe ?? '',
      subjectEn: template?.subjectEn ?? '',
      textDe: template?.textDe ?? '',
      textEn: template?.textEn ?? '',
    },
    resolver: (values) => {
      const required = { type: 'required', message: t('newsletters.fieldError.required') };
      const isEmpty = values.subjectDe.trim() === '' && values.subjectEn.trim() === '';
      const missing = [
        ...(values.tempName.trim() === '' ? ['tempName'] : []),
        ...(isEmpty ? ['subjectDe'] : []),
        ...halfWritten(values),
      ].map((field) => [field, required]);
      const wrong = Object.entries(placeholderErrorsOf(values)).map(([field, { key, names }]) => [
        field,
        {
          type: key,
          message: t(`newsletters.fieldError.${key}`, { names: names.map((name) => `{{${name}}}`).join(', ') }),
        },
      ]);
      const errors = [...wrong, ...missing];
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { control, formState, getValues, handleSubmit } = form;
  const { save, stale, error, isPending, isSuccess } = useRecordSave(
    newsletterMutations(useApi(), useQueryClient()).saveTemplate(),
    template && { newsletterTemplateId: template.newsletterTemplateId, updatedAt: template.updatedAt },
    showFieldError(form, useFieldErrorText(messages, 'newsletters.fieldError.other')),
  );
  useUnsavedChanges(formState.isDirty && !isSuccess);
  async function submit(values: TemplateDraft): Promise<void> {
    if (!(await save(values))) return;
    discardUnsavedChanges();
    announce(t('newsletterTemplates.saved'));
    void navigate(staffPaths.newsletterTemplate());
  }
  return (
    <>
      <RecordForm
        aria-label={t(template ? 'newsletterTemplates.edit' : 'newsletterTemplates.add')}
        onSubmit={handleSubmit(submit)}
        summaryTitle={(count) => t('newsletters.errorCount', { count })}
        stale={stale && { ...stale, onReload }}
        failure={error && say(error, 'newsletters.error.other')}
        isPending={isPending}
        backHref={staffPaths.newsletterTemplate()}
        beside={
          <Button variant="quiet" onPress={() => setPreviewed(true)}>
            {t('newsletters.preview')}
          </Button>
        }
      >
        <FormSection title={t('newsletterTemplates.template')}>
          <BoundText control={control} name="tempName" label={t('word.name')} isRequired />
        </FormSection>
        <TextFields control={control as unknown as Control<TextDraft>} />
      </RecordForm>
      {isPreviewed && (
        <PreviewDialog texts={getValues()} projectId={null} maySend onClose={() => setPreviewed(false)} />
      )}
    </>
  );
}

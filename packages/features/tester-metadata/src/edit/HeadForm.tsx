import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { type TesterMetadata, testerMetadataMutations } from '@resonanz/api-client/testerMetadata';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundText } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { draftOf, type HeadDraft, LIMITS, toInput, valueOf } from './headForm.ts';
import { MediumField } from './MediumField.tsx';

interface HeadFormProps {
  /** The head as it was read. */
  head: TesterMetadata;
  /** Reloads the head and gives the input up. */
  onReload: () => void;
}

/** Changes the draft of a head: texts, picture or video. */
export function HeadForm({ head: latest, onReload }: HeadFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce } = useNotifier();
  const navigate = useNavigate();
  // The list is refetched while the form is open; its input belongs to what was read first.
  const [head] = useState(latest);
  const [isUploading, setUploading] = useState(false);
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useForm<HeadDraft>({ defaultValues: draftOf(head) });
  const { control, formState, getValues, handleSubmit, setValue } = form;
  const calls = testerMetadataMutations(useApi(), useQueryClient());
  const onFieldError = showFieldError(form, useFieldErrorText(messages, 'testerMetadata.fieldError.other'));
  const saving = useRecordSave(calls.save(), { key: head.key, updatedAt: head.updatedAt }, onFieldError);
  const [publishError, setPublishError] = useState<unknown>(null);
  const publishing = useRecordSave(calls.publish(), undefined, onFieldError);
  const isPending = saving.isPending || publishing.isPending;
  useUnsavedChanges((formState.isDirty || isUploading) && !saving.isSuccess);

  function leave(message: 'saved' | 'published'): void {
    discardUnsavedChanges();
    announce(t(`testerMetadata.done.${message}`));
    void navigate(staffPaths.testerworldMetadata());
  }
  async function submit(draft: HeadDraft): Promise<void> {
    // The form says that the file is on its way; a draft without it would lose what was chosen.
    if (isUploading) return;
    if (await saving.save(toInput(draft, head))) leave('saved');
  }
  const isLive = (saved: TesterMetadata): boolean => saved.state === 'live';

  async function submitAndPublish(draft: HeadDraft): Promise<void> {
    setPublishError(null);
    const missing = (['titleDe', 'titleEn'] as const).filter((name) => draft[name].trim() === '');
    const hasWords = [draft.titleDe, draft.textDe, draft.titleEn, draft.textEn].some((words) => words.trim() !== '');
    if (hasWords && missing.length > 0) {
      for (const field of missing)
        form.setError(field, { type: 'required', message: t('testerMetadata.fieldError.required') });
      return;
    }
    const saved = await saving.save(toInput(draft, head));
    if (saved === undefined) return;
    if (isLive(saved) || (await publishing.save({ key: saved.key, updatedAt: saved.updatedAt }))) leave('published');
    else setPublishError(publishing.error);
  }

  const failure = saving.error ?? publishing.error ?? publishError;
  const media = useWatch({ control, name: 'media' });
  return (
    <>
      <RecordForm
        aria-label={t('testerMetadata.edit')}
        onSubmit={handleSubmit(submit)}
        summaryTitle={(count) => t('testerMetadata.form.errorCount', { count })}
        stale={saving.stale && { ...saving.stale, onReload }}
        failure={
          failure
            ? say(failure, 'testerMetadata.error.other')
            : isUploading && formState.isSubmitted && t('testerMetadata.media.pending')
        }
        isPending={isPending}
        backHref={staffPaths.testerworldMetadata()}
        beside={
          <>
            <Button variant="quiet" onPress={() => setPreviewed(true)}>
              {t('testerMetadata.preview')}
            </Button>
            <Button isDisabled={isPending || isUploading} onPress={() => void handleSubmit(submitAndPublish)()}>
              {t('testerMetadata.saveAndPublish')}
            </Button>
          </>
        }
      >
        <FormSection title={t('testerMetadata.section.de')}>
          <BoundText control={control} name="titleDe" label={t('word.title')} />
          <BoundArea
            control={control}
            name="textDe"
            label={t('testerMetadata.field.text')}
            rows={3}
            limit={LIMITS.text}
          />
        </FormSection>
        <FormSection title={t('testerMetadata.section.en')}>
          <BoundText control={control} name="titleEn" label={t('word.title')} />
          <BoundArea
            control={control}
            name="textEn"
            label={t('testerMetadata.field.text')}
            rows={3}
            limit={LIMITS.text}
          />
        </FormSection>
        <FormSection title={t('testerMetadata.section.media')}>
          <MediumField
            headKey={head.key}
            media={media}
            errorMessage={formState.errors.media?.message}
            onChange={(chosen) => setValue('media', chosen, { shouldDirty: true })}
            onUploading={setUploading}
          />
        </FormSection>
      </RecordForm>
      {isPreviewed && (
        <PreviewDialog
          name={t(`testerMetadata.key.${head.key}`)}
          content={{ value: valueOf(getValues()), media }}
          onClose={() => setPreviewed(false)}
        />
      )}
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type LearningVideo, learningMaterialMutations } from '@resonanz/api-client/learningMaterials';
import { useApi } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { BoundArea, BoundCheck, BoundNumber, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { CATEGORIES, LANGUAGES } from '../material.ts';
import { messages } from '../messages.ts';
import { draftOf, errorsOf, LIMITS, toInput, type VideoDraft } from './videoForm.ts';

interface VideoFormDialogProps {
  /** The material to change; undefined for a new one. */
  video: LearningVideo | undefined;
  /** Called when it is saved or given up; a new one still needs its files. */
  onClose: (added?: LearningVideo) => void;
}

/** Adds a learning material, or changes one. */
export function VideoFormDialog({ video, onClose }: VideoFormDialogProps) {
  const t = useMessages(messages);
  const { announce } = useNotifier();
  const save = useMutation(learningMaterialMutations(useApi(), useQueryClient()).save());
  const { control, handleSubmit } = useForm<VideoDraft>({
    defaultValues: draftOf(video),
    resolver: (values) => {
      const errors = Object.entries(errorsOf(values)).map(([field, error]) => [
        field,
        { type: error, message: t(`learningMaterials.form.${error}`) },
      ]);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { send, isPending, failure } = useFormSend(
    async (draft: VideoDraft) => {
      const saved = await save.mutateAsync(toInput(draft, video));
      announce(t('learningMaterials.done.saved'));
      onClose(video === undefined ? saved : undefined);
    },
    { messages, otherwise: 'learningMaterials.error.other' },
  );
  return (
    <FormDialog
      size="large"
      title={t(video === undefined ? 'learningMaterials.form.add' : 'learningMaterials.form.edit')}
      confirmLabel={t('learningMaterials.form.save')}
      isPending={isPending}
      onClose={() => onClose()}
      onSubmit={handleSubmit(send)}
      failure={failure}
      failureTitle={t('learningMaterials.error.title')}
    >
      <Columns>
        <BoundText control={control} name="title" label={t('learningMaterials.form.title')} isRequired autoFocus />
        <BoundText control={control} name="titleEn" label={t('learningMaterials.form.titleEn')} isRequired />
      </Columns>
      <Columns>
        <BoundArea
          control={control}
          name="description"
          label={t('learningMaterials.form.description')}
          rows={3}
          limit={LIMITS.description}
        />
        <BoundArea
          control={control}
          name="descriptionEn"
          label={t('learningMaterials.form.descriptionEn')}
          rows={3}
          limit={LIMITS.description}
        />
      </Columns>
      <Columns>
        <BoundSelect
          control={control}
          name="category"
          label={t('learningMaterials.category')}
          items={CATEGORIES.map((id) => ({ id, label: t(`learningMaterials.category.${id}`) }))}
        />
        <BoundSelect
          control={control}
          name="language"
          label={t('learningMaterials.form.language')}
          items={LANGUAGES.map((id) => ({ id, label: t(`learningMaterials.language.${id}`) }))}
        />
      </Columns>
      <Columns>
        <BoundNumber
          control={control}
          name="minutes"
          label={t('learningMaterials.form.minutes')}
          minValue={1}
          maxValue={LIMITS.minutes}
        />
        <BoundNumber
          control={control}
          name="position"
          label={t('learningMaterials.form.position')}
          minValue={1}
          maxValue={LIMITS.position}
        />
      </Columns>
      <Stack space={3}>
        <BoundCheck control={control} name="forBrand" label={t('learningMaterials.form.forBrand')} />
        <BoundCheck control={control} name="forTokenBrand" label={t('learningMaterials.form.forTokenBrand')} />
        <BoundCheck control={control} name="forTester" label={t('learningMaterials.form.forTester')} />
      </Stack>
      <BoundArea
        control={control}
        name="subtitles"
        label={t('learningMaterials.form.subtitles')}
        description={t('learningMaterials.form.subtitlesHelp')}
        rows={4}
      />
    </FormDialog>
  );
}

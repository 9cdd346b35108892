import { useNavigate } from 'react-router';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { useErrorText } from '@resonanz/api-client/react';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { messages } from '../messages.ts';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { BasicFields, ScheduleFields } from './ProjectFields.tsx';
import { type ProjectDraft, toDraft, toInput } from './projectForm.ts';
import { useProjectForm } from './useProjectForm.ts';

interface ProjectFormProps {
  project: ProjectDetails;
  /** Reloads the product test and gives the input up. */
  onReload: () => void;
}

/** Changes a product test. */
export function ProjectForm({ project, onReload }: ProjectFormProps) {
  const { t } = useProjectText();
  const say = useErrorText(messages);
  const { calls, announce } = useProjectActions();
  const navigate = useNavigate();
  const form = useProjectForm(toDraft(project));
  const { control, handleSubmit, formState } = form;
  const { save, stale, error, isPending, isSuccess } = useRecordSave(
    calls.save(),
    { projectId: project.projectId, updatedAt: project.updatedAt },
    showFieldError(form, useFieldErrorText(messages, 'projects.fieldError.other')),
  );
  useUnsavedChanges(formState.isDirty && !isSuccess);

  async function submit(values: ProjectDraft): Promise<void> {
    const saved = await save(toInput(values));
    if (!saved) return;
    discardUnsavedChanges();
    announce(t('projects.done.saved'));
    void navigate(staffPaths.projectView({ projectId: saved.projectId }));
  }

  return (
    <RecordForm
      aria-label={t('projects.edit')}
      onSubmit={handleSubmit(submit)}
      summaryTitle={(count) => t('projects.form.errorCount', { count })}
      stale={stale && { ...stale, onReload }}
      failure={error && say(error, 'projects.error.other')}
      isPending={isPending}
      backHref={staffPaths.projectView({ projectId: project.projectId })}
    >
      <FormSection title={t('projects.section.basics')}>
        <BasicFields control={control} names={{ brand: project.brandName, owner: project.ownerName ?? '' }} />
      </FormSection>
      <FormSection title={t('projects.section.conditions')} lead={t('projects.form.conditionsHint')}>
        <ConditionFields control={control} />
      </FormSection>
      <FormSection title={t('projects.section.schedule')} lead={t('projects.form.scheduleHint')}>
        <ScheduleFields control={control} />
      </FormSection>
    </RecordForm>
  );
}

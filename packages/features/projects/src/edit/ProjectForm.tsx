import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
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
import { BasicFields, type KnownNames, ScheduleFields } from './ProjectFields.tsx';
import { type ProjectDraft, projectSchema, toInput } from './projectForm.ts';

interface ProjectFormProps {
  /** The product test to change; undefined for a new one. */
  project: ProjectDetails | undefined;
  /** What the form begins with. */
  draft: ProjectDraft;
  names: KnownNames;
  /** Reloads the product test and gives the input up. */
  onReload: () => void;
}

/** Adds a product test, or changes one. */
export function ProjectForm({ project, draft, names, onReload }: ProjectFormProps) {
  const { t, language } = useProjectText();
  const say = useErrorText(messages);
  const { calls, announce } = useProjectActions();
  const navigate = useNavigate();
  const form = useForm<ProjectDraft>({
    defaultValues: draft,
    resolver: standardSchemaResolver(
      projectSchema(language, {
        required: t('projects.fieldError.required'),
        dateOrder: t('projects.fieldError.dateOrder'),
        rangeOrder: t('projects.fieldError.rangeOrder'),
      }),
    ),
  });
  const { control, handleSubmit, formState } = form;
  const read = project && { projectId: project.projectId, updatedAt: project.updatedAt };
  const { save, stale, error, isPending, isSuccess } = useRecordSave(
    calls.save(),
    read,
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
      aria-label={t(project ? 'projects.edit' : 'projects.add')}
      onSubmit={handleSubmit(submit)}
      summaryTitle={(count) => t('projects.form.errorCount', { count })}
      stale={stale && { ...stale, onReload }}
      failure={error && say(error, 'projects.error.other')}
      isPending={isPending}
      backHref={project ? staffPaths.projectView({ projectId: project.projectId }) : staffPaths.project()}
    >
      <FormSection title={t('projects.section.basics')}>
        <BasicFields control={control} names={names} />
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

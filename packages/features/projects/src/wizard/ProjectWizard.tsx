import { hashKey, useMutation } from '@tanstack/react-query';
import { get } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { useErrorText } from '@resonanz/api-client/react';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { FormButtons, FormPage } from '@resonanz/records/FormParts';
import { InsetSections } from '@resonanz/records/Section';
import { useFieldErrorText, useServerErrors, useStoredRecord } from '@resonanz/records/serverErrors';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { ConditionFields } from '../edit/ConditionFields.tsx';
import { BasicFields, type KnownNames, ScheduleFields } from '../edit/ProjectFields.tsx';
import { type ProjectDraft, toDraft, toInput } from '../edit/projectForm.ts';
import { useProjectForm } from '../edit/useProjectForm.ts';
import { MediaTab } from '../media/MediaTab.tsx';
import { messages } from '../messages.ts';
import { QuestionnairesTab } from '../questionnaires/QuestionnairesTab.tsx';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import { QuestionnairePart, StepPart } from './StepPart.tsx';
import { STEP_FIELDS, stepOf, WIZARD_FIELDS, type WizardField } from './wizardFields.ts';
import { WizardStepper } from './WizardStepper.tsx';
import { stepBeside, type WizardStep, wizardPath, wizardQuestionnairePath } from './wizardSteps.ts';

interface ProjectWizardProps {
  /** The product test as it is stored; undefined until its first step is saved. */
  stored: ProjectDetails | undefined;
  /** What the form begins with. */
  draft: ProjectDraft;
  names: KnownNames;
  step: WizardStep;
  /** Reads the product test again; undefined when that fails. */
  onRead: () => Promise<ProjectDetails | undefined>;
}

/** Adds a product test in five steps; what was entered is saved on the server with each of them. */
export function ProjectWizard({ stored, draft, names, step, onRead }: ProjectWizardProps) {
  const { t } = useProjectText();
  const say = useErrorText(messages);
  const { calls, announce } = useProjectActions();
  const navigate = useNavigate();
  const saving = useMutation(calls.save());
  const form = useProjectForm(draft);
  const { control, formState, getValues, handleSubmit, reset, setValue } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const serverErrors = useServerErrors(form, {
    fields: WIZARD_FIELDS,
    say: useFieldErrorText(messages, 'projects.fieldError.other'),
  });
  const { read, setRead, stale, error } = useStoredRecord(form, serverErrors, { stored, valuesOf: toDraft, onRead });
  useUnsavedChanges(isDirty);

  const goTo = (projectId: number, next: WizardStep) =>
    navigate(wizardPath(projectId, next), { replace: read === undefined, state: { hasMoved: true } });
  /** The first step in which something is wrong. */
  const show = (fields: readonly WizardField[]) => {
    const [first] = fields;
    if (first !== undefined && read !== undefined && stepOf(first) !== step) void goTo(read.projectId, stepOf(first));
  };

  /** Saves what was entered; undefined when it was rejected, and when more was entered meanwhile. */
  async function keep(values: ProjectDraft): Promise<ProjectDetails | undefined> {
    if (read !== undefined && !isDirty) return read;
    let saved: ProjectDetails | undefined;
    const rejected = await serverErrors.attempt(async () => {
      saved = await saving.mutateAsync({
        ...toInput(values),
        ...(read && { projectId: read.projectId, updatedAt: read.updatedAt }),
      });
    });
    show(rejected);
    if (saved === undefined) return undefined;
    setRead(saved);
    reset(values, { keepValues: true });
    // What was entered meanwhile is still to be saved.
    setValue('titleDe', getValues('titleDe'), { shouldDirty: true });
    return hashKey([getValues()]) === hashKey([values]) ? saved : undefined;
  }

  // Enter goes on as the button does.
  const goOn = handleSubmit(
    async (values) => {
      const saved = await keep(values);
      if (saved === undefined) return;
      const next = stepBeside(step, 1);
      if (next !== undefined) {
        await goTo(saved.projectId, next);
        return;
      }
      discardUnsavedChanges();
      announce(t('projects.done.saved'));
      await navigate(staffPaths.projectView({ projectId: saved.projectId }));
    },
    (found) => show(WIZARD_FIELDS.filter((field) => get(found, field) !== undefined)),
  );

  const before = stepBeside(step, -1);
  const isSavedByItself = step === 'media' || step === 'questionnaire';
  const buttons = (
    <FormButtons>
      {read === undefined ? (
        <Button href={staffPaths.project()}>{t('word.cancel')}</Button>
      ) : (
        <Button href={staffPaths.projectView({ projectId: read.projectId })}>{t('projects.wizard.later')}</Button>
      )}
      {before !== undefined && read !== undefined && (
        <Button onPress={() => void goTo(read.projectId, before)} isDisabled={isSubmitting}>
          {t('word.back')}
        </Button>
      )}
      <Button
        variant="solid"
        isPending={isSubmitting}
        {...(isSavedByItself ? { onPress: () => void goOn() } : { type: 'submit' as const })}
      >
        {t(stepBeside(step, 1) === undefined ? 'projects.wizard.finish' : 'word.next')}
      </Button>
    </FormButtons>
  );
  const notices = (
    <>
      {stale && <StaleNotice {...stale} />}
      {error !== undefined && (
        <InlineAlert tone="error" role="alert" title={t('word.failed')}>
          {say(error, 'projects.error.other')}
        </InlineAlert>
      )}
    </>
  );
  return (
    <FormPage>
      <WizardStepper
        step={step}
        errorsOf={(each) => STEP_FIELDS[each].filter((field) => get(errors, field) !== undefined).length}
      />
      {isSavedByItself && read ? (
        <>
          {notices}
          {step === 'media' ? (
            <StepPart title={t('projects.tab.media')} lead={t('projects.wizard.lead.media')}>
              <InsetSections>
                <MediaTab project={read} />
              </InsetSections>
            </StepPart>
          ) : (
            <QuestionnairesTab project={read} frame={QuestionnairePart} hrefOf={wizardQuestionnairePath} />
          )}
          {buttons}
        </>
      ) : (
        <Form
          aria-label={t('projects.add')}
          onSubmit={goOn}
          summaryTitle={(count) => t('projects.form.errorCount', { count })}
          space={8}
        >
          {notices}
          {step === 'basics' && (
            <StepPart title={t('projects.section.basics')} lead={t('projects.wizard.lead.basics')}>
              <BasicFields control={control} names={names} />
            </StepPart>
          )}
          {step === 'conditions' && (
            <StepPart title={t('projects.section.conditions')} lead={t('projects.form.conditionsHint')}>
              <ConditionFields control={control} />
            </StepPart>
          )}
          {step === 'shipping' && (
            <StepPart title={t('projects.section.schedule')} lead={t('projects.wizard.lead.shipping')}>
              <ScheduleFields control={control} />
            </StepPart>
          )}
          {buttons}
        </Form>
      )}
    </FormPage>
  );
}

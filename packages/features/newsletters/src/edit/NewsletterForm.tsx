import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import {
  type Newsletter,
  newsletterMutations,
  newsletterQueries,
  type NewsletterTemplateRecord,
} from '@resonanz/api-client/newsletters';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BoundComboBox } from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { messages } from '../messages.ts';
import { titleFor } from '../words.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { formOf, type NewsletterForm as Form, toAudience, toInput } from './newsletterDraft.ts';
import * as css from './NewsletterForm.css.ts';
import { Reach } from './Reach.tsx';
import { SidePreview } from './SidePreview.tsx';
import { placeholderErrorsOf, type TextDraft } from './textDraft.ts';
import { TextFields } from './TextFields.tsx';

interface NewsletterFormProps {
  /** The draft as it was read; undefined for a new one. */
  newsletter: Newsletter | undefined;
  templates: readonly NewsletterTemplateRecord[];
  /** Reloads the draft and gives the input up. */
  onReload: () => void;
  /** Called with the number of a new newsletter, or of one that was changed, once it is saved. */
  onSaved: (newsletterId: number) => void;
}

/** How many the audience of the form reaches. */
function ReachOfForm({ control }: { control: Control<Form> }) {
  const audience = useDeferredValue(useWatch({ control, name: 'audience' }));
  return <Reach audience={toAudience(audience)} />;
}

/** Writes a newsletter, or changes a draft. */
export function NewsletterForm({ newsletter: latest, templates, onReload, onSaved }: NewsletterFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const client = useApi();
  // Refetches must not move what is being entered.
  const [newsletter] = useState(latest);
  const [generation, setGeneration] = useState(0);
  const projects = useQuery(newsletterQueries(client).projects()).data ?? [];
  const form = useForm<Form>({
    defaultValues: formOf(
      newsletter,
      templates.find(({ isDefault }) => isDefault),
    ),
    resolver: (values) => {
      const errors = Object.entries(placeholderErrorsOf(values)).map(([field, { key, names }]) => [
        field,
        {
          type: key,
          message: t(`newsletters.fieldError.${key}`, { names: names.map((name) => `{{${name}}}`).join(', ') }),
        },
      ]);
      return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { control, formState, handleSubmit, setValue } = form;
  const templateId = useWatch({ control, name: 'templateId' });
  const takenFrom = newsletter?.templateName ?? null;
  const { save, stale, error, isPending, isSuccess } = useRecordSave(
    newsletterMutations(client, useQueryClient()).save(),
    newsletter && { newsletterId: newsletter.newsletterId, updatedAt: newsletter.updatedAt },
    showFieldError(form, useFieldErrorText(messages, 'newsletters.fieldError.other')),
  );
  useUnsavedChanges(formState.isDirty && !isSuccess);

  function takeTemplate(id: number | null): void {
    setValue('templateId', id, { shouldDirty: true });
    const template = templates.find(({ newsletterTemplateId }) => newsletterTemplateId === id);
    if (template === undefined) return;
    for (const field of ['subjectDe', 'subjectEn', 'textDe', 'textEn'] as const)
      setValue(field, template[field], { shouldDirty: true });
    setGeneration((before) => before + 1);
  }
  async function submit(values: Form): Promise<void> {
    const saved = await save(toInput(values));
    if (!saved) return;
    discardUnsavedChanges();
    announce(t('newsletters.saved'));
    onSaved(saved.newsletterId);
    if (newsletter === undefined) void navigate(staffPaths.newsletterView({ newsletterId: saved.newsletterId }));
  }

  return (
    <div className={css.beside}>
      <div>
        <ReachOfForm control={control} />
        <RecordForm
          aria-label={t(newsletter ? 'newsletters.edit' : 'newsletters.add')}
          onSubmit={handleSubmit(submit)}
          summaryTitle={(count) => t('newsletters.errorCount', { count })}
          stale={stale && { ...stale, onReload }}
          failure={error && say(error, 'newsletters.error.other')}
          isPending={isPending}
          backHref={staffPaths.newsletter()}
        >
          <AudienceFields control={control} />
          <FormSection title={t('newsletters.section.content')}>
            <BoundComboBox
              control={control}
              name="projectId"
              label={t('newsletters.project')}
              description={t('newsletters.projectHelp')}
              items={projects.map((project) => ({ id: project.projectId, label: titleFor(project, language) }))}
            />
            <ComboBox
              label={t('newsletters.template')}
              description={t('newsletters.templateHelp')}
              items={templates.map(({ newsletterTemplateId, tempName }) => ({
                id: newsletterTemplateId,
                label: tempName,
              }))}
              selectedId={templateId}
              onSelectionChange={takeTemplate}
              {...(takenFrom !== null && { selectedLabel: takenFrom })}
              emptyMessage={t('newsletters.noTemplate')}
              openLabel={t('newsletters.openTemplates')}
              clearLabel={t('newsletters.clearTemplate')}
            />
          </FormSection>
          <TextFields control={control as unknown as Control<TextDraft>} generation={generation} />
        </RecordForm>
      </div>
      <div className={css.preview}>
        <div className={css.stays}>
          <SidePreview control={control} />
        </div>
      </div>
    </div>
  );
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { type CustomerLeadDetails, customerLeadMutations } from '@resonanz/api-client/customerLeads';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ContactFields } from '@resonanz/records/ContactFields';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { messages } from '../messages.ts';
import { useLeadActions } from '../useLeadActions.ts';
import { CareFields, CompanyFields, ExpectationFields, type KnownNames, NoteFields } from './LeadFields.tsx';
import { type LeadDraft, leadSchema, toInput } from './leadForm.ts';

interface LeadFormProps {
  /** The lead to change; undefined for a new one. */
  lead: CustomerLeadDetails | undefined;
  /** What the form begins with. */
  draft: LeadDraft;
  names: KnownNames;
  /** Reloads the lead and gives the input up. */
  onReload: () => void;
}

/** Adds a lead, or changes one. */
export function LeadForm({ lead, draft, names, onReload }: LeadFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce } = useLeadActions();
  const navigate = useNavigate();
  const form = useForm<LeadDraft>({
    defaultValues: draft,
    resolver: standardSchemaResolver(
      leadSchema(language, {
        source: t('customerLeads.fieldError.choiceInvalid'),
        mainContact: t('customerLeads.fieldError.mainContactRequired'),
      }),
    ),
  });
  const { control, handleSubmit, formState } = form;
  const read = lead && { customerLeadId: lead.customerLeadId, updatedAt: lead.updatedAt };
  const { save, stale, error, isPending, isSuccess } = useRecordSave(
    customerLeadMutations(useApi(), useQueryClient()).save(),
    read,
    showFieldError(form, useFieldErrorText(messages, 'customerLeads.fieldError.other')),
  );
  useUnsavedChanges(formState.isDirty && !isSuccess);

  async function submit({ sourceId, ...values }: LeadDraft): Promise<void> {
    const saved = sourceId === null ? undefined : await save(toInput({ ...values, sourceId }));
    if (!saved) return;
    discardUnsavedChanges();
    announce(t('customerLeads.done.saved'));
    void navigate(staffPaths.customerLeadView({ customerLeadId: saved.customerLeadId }));
  }

  return (
    <RecordForm
      aria-label={t(lead ? 'customerLeads.edit' : 'customerLeads.add')}
      onSubmit={handleSubmit(submit)}
      summaryTitle={(count) => t('customerLeads.form.errorCount', { count })}
      stale={stale && { ...stale, onReload }}
      failure={error && say(error, 'customerLeads.error.other')}
      isPending={isPending}
      backHref={lead ? staffPaths.customerLeadView({ customerLeadId: lead.customerLeadId }) : staffPaths.customerLead()}
    >
      <FormSection title={t('customerLeads.section.company')}>
        <CompanyFields control={control} />
      </FormSection>
      <FormSection title={t('customerLeads.contacts')}>
        <FormProvider {...form}>
          <ContactFields />
        </FormProvider>
      </FormSection>
      <FormSection title={t('customerLeads.section.expectation')}>
        <ExpectationFields control={control} setMonth={draft.expectedMonth} />
      </FormSection>
      <FormSection title={t('word.owner')}>
        <CareFields control={control} names={names} />
      </FormSection>
      <FormSection title={t('customerLeads.section.notes')}>
        <NoteFields control={control} />
      </FormSection>
    </RecordForm>
  );
}

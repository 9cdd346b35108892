import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type CustomerLeadDetails, customerLeadMutations } from '@resonanz/api-client/customer-leads';
import { changedMeanwhile, isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ContactFields } from '@resonanz/records/ContactFields';
import { Section } from '@resonanz/records/Section';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
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
  /** Reads the lead anew and gives the input up. */
  onReload: () => void;
}

/** Adds a lead, or changes one. */
export function LeadForm({ lead, draft, names, onReload }: LeadFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { tell } = useLeadActions();
  const navigate = useNavigate();
  const save = useMutation(customerLeadMutations(useApi(), useQueryClient()).save());
  const [version, setVersion] = useState(lead?.updatedAt);
  const form = useForm<LeadDraft>({
    defaultValues: draft,
    resolver: standardSchemaResolver(leadSchema(language, { source: t('customerLeads.fault.choiceInvalid'), mainContact: t('customerLeads.fault.mainContactRequired') })),
  });
  const { control, handleSubmit, formState, setError } = form;
  useUnsavedChanges(formState.isDirty && !save.isSuccess);
  const stale = changedMeanwhile(save.error);
  const back = lead ? staffPaths.customerLeadView({ customerLeadId: lead.customerLeadId }) : staffPaths.customerLead();

  async function submit({ sourceId, ...values }: LeadDraft): Promise<void> {
    if (sourceId === null) return;
    try {
      const saved = await save.mutateAsync({ ...toInput({ ...values, sourceId }), ...(lead && version !== undefined && { customerLeadId: lead.customerLeadId, updatedAt: version }) });
      discardUnsavedChanges();
      tell(t('customerLeads.done.saved'));
      void navigate(staffPaths.customerLeadView({ customerLeadId: saved.customerLeadId }));
    } catch (error) {
      for (const { field, key } of isApiError(error) ? error.fieldErrors : []) {
        setError(field as FieldPath<LeadDraft>, { type: 'server', message: textOr(t, messages, `customerLeads.fault.${key}`, t('customerLeads.fault.other')) });
      }
    }
  }

  return (
    <Form aria-label={t(lead ? 'customerLeads.edit' : 'customerLeads.add')} onSubmit={handleSubmit(submit)} space={0} summaryTitle={(count) => t('customerLeads.form.faults', { count })}>
      {stale && (
        <Section>
          <StaleNotice
            {...stale}
            onReload={onReload}
            onKeep={() => {
              setVersion(stale.at);
              save.reset();
            }}
          />
        </Section>
      )}
      {save.error && !stale && (
        <Section>
          <InlineAlert tone="error" role="alert" title={t('customerLeads.error.title')}>
            {say(save.error, 'customerLeads.error.other')}
          </InlineAlert>
        </Section>
      )}
      <Section title={t('customerLeads.section.company')}>
        <CompanyFields control={control} />
      </Section>
      <Section title={t('customerLeads.contacts')}>
        <FormProvider {...form}>
          <ContactFields />
        </FormProvider>
      </Section>
      <Section title={t('customerLeads.section.expectation')}>
        <ExpectationFields control={control} setMonth={draft.expectedMonth} />
      </Section>
      <Section title={t('customerLeads.section.care')}>
        <CareFields control={control} names={names} />
      </Section>
      <Section title={t('customerLeads.section.notes')}>
        <NoteFields control={control} />
      </Section>
      <Section>
        <Inline space={4}>
          <Button variant="solid" type="submit" isPending={save.isPending}>
            {t('customerLeads.form.save')}
          </Button>
          <Button href={back}>{t('customerLeads.form.cancel')}</Button>
        </Inline>
      </Section>
    </Form>
  );
}

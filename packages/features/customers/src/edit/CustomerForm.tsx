import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { customerMutations, type CustomerDetails } from '@resonanz/api-client/customers';
import { changedMeanwhile, isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ContactFields } from '@resonanz/records/ContactFields';
import { Section } from '@resonanz/records/Section';
import { StaleNotice } from '@resonanz/records/StaleNotice';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Inline } from '@resonanz/ui/Inline';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { messages } from '../messages.ts';
import { BillingFields } from './BillingFields.tsx';
import { customerSchema, toInput, type CustomerDraft } from './customerForm.ts';
import { MasterFields } from './MasterFields.tsx';

interface CustomerFormProps {
  /** The customer to change; undefined for a new one. */
  customer: CustomerDetails | undefined;
  /** What the form begins with. */
  draft: CustomerDraft;
  /** Reads the customer anew and gives the input up. */
  onReload: () => void;
}

/** Adds a customer, or changes one. */
export function CustomerForm({ customer, draft, onReload }: CustomerFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const toasts = useToasts();
  const navigate = useNavigate();
  const save = useMutation(customerMutations(useApi(), useQueryClient()).save());
  const [version, setVersion] = useState(customer?.updatedAt);
  const form = useForm<CustomerDraft>({
    defaultValues: draft,
    resolver: standardSchemaResolver(customerSchema(language, { vatId: t('customers.fault.vatIdInvalid'), mainContact: t('customers.fault.mainContactRequired') })),
  });
  const { control, handleSubmit, formState, setError } = form;
  useUnsavedChanges(formState.isDirty && !save.isSuccess);
  const stale = changedMeanwhile(save.error);
  const back = customer ? staffPaths.customerView({ customerId: customer.customerId }) : staffPaths.customerManagement();

  async function submit(values: CustomerDraft): Promise<void> {
    try {
      const saved = await save.mutateAsync({ ...toInput(values), ...(customer && version !== undefined && { customerId: customer.customerId, updatedAt: version }) });
      discardUnsavedChanges();
      toasts.add({ tone: 'ok', title: t('customers.done.title'), text: t('customers.done.saved') });
      void navigate(staffPaths.customerView({ customerId: saved.customerId }));
    } catch (error) {
      for (const { field, key } of isApiError(error) ? error.fieldErrors : []) {
        setError(field as FieldPath<CustomerDraft>, { type: 'server', message: textOr(t, messages, `customers.fault.${key}`, t('customers.fault.other')) });
      }
    }
  }

  return (
    <Form aria-label={t(customer ? 'customers.edit' : 'customers.add')} onSubmit={handleSubmit(submit)} space={0} summaryTitle={(count) => t('customers.form.faults', { count })}>
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
          <InlineAlert tone="error" role="alert" title={t('customers.error.title')}>
            {say(save.error, 'customers.error.other')}
          </InlineAlert>
        </Section>
      )}
      <Section title={t('customers.form.master')}>
        <MasterFields control={control} ownerName={customer?.ownerName ?? ''} />
      </Section>
      <Section title={t('customers.contacts.title')}>
        <FormProvider {...form}>
          <ContactFields />
        </FormProvider>
      </Section>
      <Section title={t('customers.billing.title')}>
        <BillingFields control={control} />
      </Section>
      <Section>
        <Inline space={4}>
          <Button variant="solid" type="submit" isPending={save.isPending}>
            {t('customers.form.save')}
          </Button>
          <Button href={back}>
            {t('customers.form.cancel')}
          </Button>
        </Inline>
      </Section>
    </Form>
  );
}

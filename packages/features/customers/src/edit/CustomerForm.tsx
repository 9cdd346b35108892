import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { customerMutations, type CustomerDetails } from '@resonanz/api-client/customers';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useRecordSave } from '@resonanz/api-client/useRecordSave';
import { discardUnsavedChanges, useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { staffPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ContactFields } from '@resonanz/records/ContactFields';
import { FormSection } from '@resonanz/records/FormParts';
import { RecordForm } from '@resonanz/records/RecordForm';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { messages } from '../messages.ts';
import { BillingFields } from './BillingFields.tsx';
import { customerSchema, toInput, type CustomerDraft } from './customerForm.ts';
import { MasterFields } from './MasterFields.tsx';

interface CustomerFormProps {
  /** The customer to change; undefined for a new one. */
  customer: CustomerDetails | undefined;
  /** What the form begins with. */
  draft: CustomerDraft;
  /** Reloads the customer and gives the input up. */
  onReload: () => void;
}

/** Adds a customer, or changes one. */
export function CustomerForm({ customer, draft, onReload }: CustomerFormProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const { announce } = useNotifier();
  const navigate = useNavigate();
  const form = useForm<CustomerDraft>({
    defaultValues: draft,
    resolver: standardSchemaResolver(
      customerSchema(language, {
        vatId: t('customers.fieldError.vatIdInvalid'),
        mainContact: t('customers.fieldError.mainContactRequired'),
      }),
    ),
  });
  const { control, handleSubmit, formState } = form;
  const read = customer && { customerId: customer.customerId, updatedAt: customer.updatedAt };
  const { save, stale, error, isPending, isSuccess } = useRecordSave(
    customerMutations(useApi(), useQueryClient()).save(),
    read,
    showFieldError(form, useFieldErrorText(messages, 'customers.fieldError.other')),
  );
  useUnsavedChanges(formState.isDirty && !isSuccess);

  async function submit(values: CustomerDraft): Promise<void> {
    const saved = await save(toInput(values));
    if (!saved) return;
    discardUnsavedChanges();
    announce(t('customers.done.saved'));
    void navigate(staffPaths.customerView({ customerId: saved.customerId }));
  }

  return (
    <RecordForm
      aria-label={t(customer ? 'customers.edit' : 'customers.add')}
      onSubmit={handleSubmit(submit)}
      summaryTitle={(count) => t('customers.form.errorCount', { count })}
      stale={stale && { ...stale, onReload }}
      failure={error && say(error, 'customers.error.other')}
      isPending={isPending}
      backHref={
        customer ? staffPaths.customerView({ customerId: customer.customerId }) : staffPaths.customerManagement()
      }
    >
      <FormSection title={t('customers.form.master')}>
        <MasterFields control={control} ownerName={customer?.ownerName ?? ''} />
      </FormSection>
      <FormSection title={t('customers.contacts.title')}>
        <FormProvider {...form}>
          <ContactFields />
        </FormProvider>
      </FormSection>
      <FormSection title={t('customers.billing.title')}>
        <BillingFields control={control} />
      </FormSection>
    </RecordForm>
  );
}

import { customerQueries } from '@resonanz/api-client/customers';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { RefusedState } from '@resonanz/app-frame/RefusedState';
import { discardUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay, useSession } from '@resonanz/session/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { messages } from '../messages.ts';
import { CustomerForm } from './CustomerForm.tsx';
import { emptyCustomer, toDraft } from './customerForm.ts';

/** Adds a customer: `/customer/add` (modules B3). */
export function CustomerAddScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const mayAdd = useMay('Customer Management', 'add');
  const mayEdit = useMay('Customer Management', 'edit');
  const head = <PageHead title={t('customers.add')} breadcrumbs={[{ label: t('customers.title'), href: staffPaths.customerManagement() }]} />;
  if (!mayAdd || !mayEdit) {
    return (
      <>
        {head}
        <RefusedState />
      </>
    );
  }
  return (
    <>
      {head}
      <CustomerForm customer={undefined} draft={emptyCustomer(user?.id ?? null)} onReload={() => {}} />
    </>
  );
}

/** Changes a customer: `/customer/{customerId}/edit` (modules B3). */
export function CustomerEditScreen() {
  const t = useMessages(messages);
  const customerId = Number(useParams()['customerId']);
  const mayEdit = useMay('Customer Management', 'edit');
  const query = useQuery(customerQueries(useApi()).details(customerId));
  // What others save meanwhile must not overwrite the input: the form begins anew only on request.
  const [read, setRead] = useState(0);
  const breadcrumbs = [{ label: t('customers.title'), href: staffPaths.customerManagement() }];
  const failure = mayEdit ? pageFailure(query) : 'refused';
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('customers.edit')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('customers.detail.notFound')}
        failedText={t('customers.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const customer = query.data;
  const own = customer && { label: customer.name, href: staffPaths.customerView({ customerId }) };
  async function readAnew() {
    discardUnsavedChanges();
    await query.refetch();
    setRead((times) => times + 1);
  }
  return (
    <>
      <PageHead title={t('customers.edit')} breadcrumbs={[...breadcrumbs, ...(own ? [own] : [])]} />
      {customer ? (
        <CustomerForm key={read} customer={customer} draft={toDraft(customer)} onReload={() => void readAnew()} />
      ) : (
        <FormLoading label={t('customers.detail.loading')} />
      )}
    </>
  );
}

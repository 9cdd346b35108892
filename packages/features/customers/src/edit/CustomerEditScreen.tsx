import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { customerQueries } from '@resonanz/api-client/customers';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { EditPage } from '@resonanz/app-frame/EditPage';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { FormLoading } from '@resonanz/records/FormParts';
import { useMay, useSession } from '@resonanz/session/react';
import { messages } from '../messages.ts';
import { emptyCustomer, toDraft } from './customerForm.ts';
import { CustomerForm } from './CustomerForm.tsx';

/** Adds a customer: `/customer/add`. */
export function CustomerAddScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const mayAdd = useMay('Customer Management', 'add');
  const mayEdit = useMay('Customer Management', 'edit');
  return (
    <>
      <PageHead
        title={t('customers.add')}
        breadcrumbs={[{ label: t('customers.title'), href: staffPaths.customerManagement() }]}
      />
      {mayAdd && mayEdit ? (
        <CustomerForm customer={undefined} draft={emptyCustomer(user?.id ?? null)} onReload={() => {}} />
      ) : (
        <ForbiddenState />
      )}
    </>
  );
}

/** Changes a customer: `/customer/{customerId}/edit`. */
export function CustomerEditScreen() {
  const t = useMessages(messages);
  const customerId = Number(useParams()['customerId']);
  const mayEdit = useMay('Customer Management', 'edit');
  const query = useQuery(customerQueries(useApi()).details(customerId));
  const { data: customer } = query;
  return (
    <EditPage
      title={t('customers.edit')}
      list={{ label: t('customers.title'), href: staffPaths.customerManagement() }}
      record={customer && { label: customer.name, href: staffPaths.customerView({ customerId }) }}
      failure={mayEdit ? pageFailure(query) : 'forbidden'}
      missingText={t('customers.detail.notFound')}
      failedText={t('customers.detail.failed')}
      onRead={query.refetch}
    >
      {(onReload) =>
        customer ? (
          <CustomerForm customer={customer} draft={toDraft(customer)} onReload={onReload} />
        ) : (
          <FormLoading label={t('customers.detail.loading')} />
        )
      }
    </EditPage>
  );
}

import { customerLeadQueries } from '@resonanz/api-client/customer-leads';
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
import { useParams, useSearchParams } from 'react-router';
import { messages } from '../messages.ts';
import { LeadForm } from './LeadForm.tsx';
import { emptyLead, toDraft } from './leadForm.ts';

/** The customer that the address names, if the reader may see it. */
function useNamedCustomer() {
  const [parameters] = useSearchParams();
  const customerId = Number(parameters.get('customerId') ?? 0);
  const isNamed = useMay('Customer Management', 'view') && Number.isInteger(customerId) && customerId > 0;
  const { data, isLoading } = useQuery({ ...customerQueries(useApi()).details(customerId), enabled: isNamed });
  return { customer: data, isLoading };
}

/** Adds a lead: `/customer-lead/add`, for a customer by `?customerId=` (modules B4). */
export function LeadAddScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const [mayAdd, mayEdit] = [useMay('Customer Leads', 'add'), useMay('Customer Leads', 'edit')];
  const { customer, isLoading } = useNamedCustomer();
  const head = <PageHead title={t('customerLeads.add')} breadcrumbs={[{ label: t('customerLeads.title'), href: staffPaths.customerLead() }]} />;
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
      {isLoading ? (
        <FormLoading label={t('customerLeads.loading')} />
      ) : (
        <LeadForm
          lead={undefined}
          draft={emptyLead(user?.id ?? null, customer)}
          names={{ owner: user?.fullName ?? '', customer: customer?.name ?? '' }}
          onReload={() => {}}
        />
      )}
    </>
  );
}

/** Changes a lead: `/customer-lead/{customerLeadId}/edit` (modules B4). */
export function LeadEditScreen() {
  const t = useMessages(messages);
  const customerLeadId = Number(useParams()['customerLeadId']);
  const mayEdit = useMay('Customer Leads', 'edit');
  const query = useQuery(customerLeadQueries(useApi()).details(customerLeadId));
  // What others save meanwhile must not overwrite the input: the form begins anew only on request.
  const [read, setRead] = useState(0);
  const breadcrumbs = [{ label: t('customerLeads.title'), href: staffPaths.customerLead() }];
  const failure = mayEdit ? pageFailure(query) : 'refused';
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('customerLeads.edit')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('customerLeads.detail.notFound')}
        failedText={t('customerLeads.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const lead = query.data;
  const own = lead && { label: lead.company, href: staffPaths.customerLeadView({ customerLeadId }) };
  async function readAnew() {
    discardUnsavedChanges();
    await query.refetch();
    setRead((times) => times + 1);
  }
  return (
    <>
      <PageHead title={t('customerLeads.edit')} breadcrumbs={[...breadcrumbs, ...(own ? [own] : [])]} />
      {lead ? (
        <LeadForm key={read} lead={lead} draft={toDraft(lead)} names={{ owner: lead.ownerName ?? '', customer: lead.customerName ?? '' }} onReload={() => void readAnew()} />
      ) : (
        <FormLoading label={t('customerLeads.loading')} />
      )}
    </>
  );
}

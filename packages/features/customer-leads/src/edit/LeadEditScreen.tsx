import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { customerLeadQueries } from '@resonanz/api-client/customerLeads';
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
import { emptyLead, toDraft } from './leadForm.ts';
import { LeadForm } from './LeadForm.tsx';

/** The customer that the address names, if the reader may see it. */
function useNamedCustomer() {
  const [parameters] = useSearchParams();
  const customerId = Number(parameters.get('customerId') ?? 0);
  const isNamed = useMay('Customer Management', 'view') && Number.isInteger(customerId) && customerId > 0;
  const { data, isLoading } = useQuery({ ...customerQueries(useApi()).details(customerId), enabled: isNamed });
  return { customer: data, isLoading };
}

/** Adds a lead: `/customer-lead/add`, for a customer by `?customerId=`. */
export function LeadAddScreen() {
  const t = useMessages(messages);
  const { user } = useSession();
  const [mayAdd, mayEdit] = [useMay('Customer Leads', 'add'), useMay('Customer Leads', 'edit')];
  const { customer, isLoading } = useNamedCustomer();
  const form = isLoading ? (
    <FormLoading label={t('customerLeads.loading')} />
  ) : (
    <LeadForm
      lead={undefined}
      draft={emptyLead(user?.id ?? null, customer)}
      names={{ owner: user?.fullName ?? '', customer: customer?.name ?? '' }}
      onReload={() => {}}
    />
  );
  return (
    <>
      <PageHead
        title={t('customerLeads.add')}
        breadcrumbs={[{ label: t('customerLeads.title'), href: staffPaths.customerLead() }]}
      />
      {mayAdd && mayEdit ? form : <ForbiddenState />}
    </>
  );
}

/** Changes a lead: `/customer-lead/{customerLeadId}/edit`. */
export function LeadEditScreen() {
  const t = useMessages(messages);
  const customerLeadId = Number(useParams()['customerLeadId']);
  const mayEdit = useMay('Customer Leads', 'edit');
  const query = useQuery(customerLeadQueries(useApi()).details(customerLeadId));
  const { data: lead } = query;
  return (
    <EditPage
      title={t('customerLeads.edit')}
      list={{ label: t('customerLeads.title'), href: staffPaths.customerLead() }}
      record={lead && { label: lead.company, href: staffPaths.customerLeadView({ customerLeadId }) }}
      failure={mayEdit ? pageFailure(query) : 'forbidden'}
      missingText={t('customerLeads.detail.notFound')}
      failedText={t('customerLeads.detail.failed')}
      onRead={query.refetch}
    >
      {(onReload) =>
        lead ? (
          <LeadForm
            lead={lead}
            draft={toDraft(lead)}
            names={{ owner: lead.ownerName ?? '', customer: lead.customerName ?? '' }}
            onReload={onReload}
          />
        ) : (
          <FormLoading label={t('customerLeads.loading')} />
        )
      }
    </EditPage>
  );
}

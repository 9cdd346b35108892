import { PencilSimpleIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { customerQueries, type CustomerDetails } from '@resonanz/api-client/customers';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useFiles } from '@resonanz/api-client/useFiles';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { staffPaths } from '@resonanz/domain/paths';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { useIndustryName } from '@resonanz/records/industries';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Tabs } from '@resonanz/ui/Tabs';
import { acceptedExtensions } from '@resonanz/validators/file';
import { messages } from '../messages.ts';
import { CampaignsTab } from './CampaignsTab.tsx';
import { ContractsTab } from './ContractsTab.tsx';
import { CustomerMenu } from './CustomerMenu.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { LeadsTab } from './LeadsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { RequestsTab } from './RequestsTab.tsx';

const MailsTab = lazy(async () => ({ default: (await import('./MailsTab.tsx')).MailsTab }));

/** A customer with contacts, billing and everything that belongs to it: `/customer/{customerId}/view`. */
export function CustomerDetailScreen() {
  const t = useMessages(messages);
  const customerId = Number(useParams()['customerId']);
  const [parameters, setParameters] = useSearchParams();
  const mayEdit = useMay('Customer Management', 'edit');
  const sees = {
    campaigns: useMay('Campaign Management', 'view'),
    contracts: useMay('Contract Management', 'view'),
    requests: useMay('Campaign Request', 'view'),
    leads: useMay('Customer Leads', 'view'),
    emails: useMay('Email', 'view'),
  };
  const query = useQuery(customerQueries(useApi()).details(customerId));
  const breadcrumbs = [{ label: t('customers.title'), href: staffPaths.customerManagement() }];
  const failure = pageFailure(query);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('customers.title')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('customers.detail.notFound')}
        failedText={t('customers.detail.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const customer = query.data;
  const tabs = (
    ['overview', 'campaigns', 'contracts', 'requests', 'leads', 'emails', 'files', 'history'] as const
  ).filter((id) => !(id in sees) || sees[id as keyof typeof sees]);
  const tab = tabs.find((id) => id === parameters.get('tab')) ?? 'overview';
  return (
    <>
      <PageHead
        title={customer?.name ?? t('customers.detail.loading')}
        breadcrumbs={breadcrumbs}
        tag={
          customer && (
            <Inline space={3}>
              {customer.filePath !== null && (
                <Avatar
                  shape="tile"
                  size="medium"
                  initials={initials(customer.name)}
                  src={customer.filePath}
                  name={t('customers.logo.of', { name: customer.name })}
                />
              )}
              <EnumTag of="customerStatus" value={customer.status} />
              {customer.archived && <StatusTag tone="gray" mark="square" label={t('word.archived')} />}
            </Inline>
          )
        }
        actions={
          customer && (
            <>
              {mayEdit && (
                <Button variant="solid" iconStart={PencilSimpleIcon} href={staffPaths.customerEdit({ customerId })}>
                  {t('customers.edit')}
                </Button>
              )}
              <CustomerMenu customer={customer} />
            </>
          )
        }
        facts={customer ? <CustomerFacts customer={customer} /> : <Skeleton width="70%" />}
        hidesLine
      />
      {customer && (
        <Tabs
          label={t('customers.tabs')}
          items={tabs.map((id) => ({ id, label: t(`customers.tab.${id}`) }))}
          selectedId={tab}
          onSelectionChange={(id) => setParameters(id === 'overview' ? {} : { tab: id }, { replace: true })}
          isFlush
          isGrowing
        >
          {tab === 'overview' && <OverviewTab customer={customer} />}
          {tab === 'campaigns' && <CampaignsTab customerId={customerId} />}
          {tab === 'contracts' && <ContractsTab customerId={customerId} />}
          {tab === 'requests' && <RequestsTab customerId={customerId} />}
          {tab === 'leads' && <LeadsTab customerId={customerId} />}
          <Suspense fallback={<Skeleton width="100%" />}>
            {tab === 'emails' && <MailsTab key={customerId} customer={customer} />}
          </Suspense>
          {tab === 'files' && <FilesTab customerId={customerId} />}
          {tab === 'history' && <HistoryTab customerId={customerId} />}
        </Tabs>
      )}
    </>
  );
}

/** The line of facts below the name of a customer. */
function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const industryName = useIndustryName();
  const { website } = customer;
  return (
    <FactList>
      <Fact label={t('customers.list.number')}>{customer.customerId}</Fact>
      <Fact label={t('customers.filter.industry')}>{industryName(customer.industryId)}</Fact>
      {website !== null && (
        <Fact label={t('customers.form.website')}>
          <Link href={website} target="_blank">
            {website.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
          </Link>
        </Fact>
      )}
      <Fact label={t('word.owner')}>{customer.ownerName ?? '–'}</Fact>
    </FactList>
  );
}

const KINDS: readonly [FileKindChoice, ...FileKindChoice[]] = [
  { kind: 'attachment', accept: acceptedExtensions('attachment') },
  { kind: 'contract', accept: acceptedExtensions('document') },
  { kind: 'nda', accept: acceptedExtensions('document') },
];

/** The files of a customer; who may edit customers may add and delete them. */
function FilesTab({ customerId }: { customerId: number }) {
  const files = useFiles({ subject: 'customer', subjectId: customerId });
  const mayEdit = useMay('Customer Management', 'edit');
  return (
    <Section>
      <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />
    </Section>
  );
}

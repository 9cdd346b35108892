import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import { staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { shortName } from '@resonanz/formatters/name';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { FollowUpDate } from '../FollowUpDate.tsx';
import type { LeadText } from '../useLeadText.ts';
import * as css from './leadColumns.css.ts';

/** A text that is cut off where there is no room, and a dash where there is none. */
function Short({ children }: { children: string | undefined }) {
  return (
    <div className={css.short}>
      <Text isTruncated title={children ?? ''}>
        {children || '–'}
      </Text>
    </div>
  );
}

/** The columns of these leads; on phones those that say what is to be done. */
export function leadColumns(
  { t, label, source, money, percent }: LeadText,
  rows: readonly CustomerLead[],
): readonly TableColumn<CustomerLead>[] {
  const isBudgetFixed = hasCents(rows.map(({ expectedBudget }) => expectedBudget));
  return [
    {
      id: 'company',
      width: 216,
      header: t('customerLeads.column.company'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ customerLeadId, company }) => (
        <TitleLink href={staffPaths.customerLeadView({ customerLeadId })} isTruncated>
          {company}
        </TitleLink>
      ),
    },
    {
      id: 'status',
      width: 124,
      header: t('word.status'),
      isSortable: true,
      cell: ({ status }) => <EnumTag of="salesStatus" value={status} />,
    },
    {
      id: 'contact',
      width: 160,
      priority: 2,
      header: t('customerLeads.column.contact'),
      cell: ({ mainContact }) => <Short>{mainContact?.name}</Short>,
    },
    {
      id: 'sourceId',
      width: 160,
      priority: 4,
      header: t('customerLeads.column.source'),
      hidesInCard: true,
      isSortable: true,
      cell: ({ sourceId }) => <Short>{source(sourceId)}</Short>,
    },
    {
      id: 'qualified',
      width: 116,
      priority: 4,
      header: t('customerLeads.column.qualified'),
      hidesInCard: true,
      cell: ({ qualified }) => label(`qualified.${qualified}`),
    },
    {
      id: 'expectedBudget',
      width: 142,
      header: t('customerLeads.column.budget'),
      isSortable: true,
      align: 'end',
      cell: ({ expectedBudget }) => <Text isNowrap>{money(expectedBudget, isBudgetFixed)}</Text>,
    },
    {
      id: 'probability',
      width: 142,
      priority: 2,
      header: t('customerLeads.column.probability'),
      hidesInCard: true,
      isSortable: true,
      align: 'end',
      cell: ({ probability }) => <Text isNowrap>{percent(probability)}</Text>,
    },
    {
      id: 'nextStep',
      width: 156,
      priority: 1,
      header: t('customerLeads.column.nextStep'),
      cell: ({ nextStep }) => <Short>{nextStep}</Short>,
    },
    {
      id: 'followUpDate',
      width: 150,
      header: t('customerLeads.column.followUp'),
      isSortable: true,
      cell: (lead) => <FollowUpDate lead={lead} />,
    },
    {
      id: 'ownerName',
      width: 118,
      header: t('word.owner'),
      isSortable: true,
      cell: ({ ownerName }) => <Text isNowrap>{ownerName === null ? '–' : shortName(ownerName)}</Text>,
    },
    {
      id: 'lastContactAt',
      width: 128,
      priority: 3,
      header: t('customerLeads.column.lastContact'),
      hidesInCard: true,
      isSortable: true,
      cell: ({ lastContactAt }) => <DateText value={lastContactAt} />,
    },
    {
      id: 'createdAt',
      width: 92,
      priority: 3,
      header: t('word.age'),
      hidesInCard: true,
      isSortable: true,
      align: 'end',
      cell: ({ ageDays }) => <Text isNowrap>{t('customerLeads.days', { count: ageDays })}</Text>,
    },
  ];
}

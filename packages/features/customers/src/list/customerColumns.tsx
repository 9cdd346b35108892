import type { Customer } from '@resonanz/api-client/customers';
import { staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { initials, shortName } from '@resonanz/formatters/name';
import { formatPhone } from '@resonanz/formatters/phone';
import type { Language } from '@resonanz/i18n/language';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { BudgetMeter } from '@resonanz/records/BudgetMeter';
import { EnumTag } from '@resonanz/records/EnumTag';
import { TitleLink } from '@resonanz/records/TitleLink';
import { Avatar } from '@resonanz/ui/Avatar';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../customerText.ts';
import type { messages } from '../messages.ts';
import * as css from './customerColumns.css.ts';

/** A text that is cut off where there is no room, and a dash where there is none. */
function Short({ children }: { children: string | null | undefined }) {
  return (
    <div className={css.short}>
      <Text isTruncated title={children ?? ''}>
        {children || '–'}
      </Text>
    </div>
  );
}

/** The columns of these customers. */
export function customerColumns(
  t: Translate<MessageKey<typeof messages>>,
  language: Language,
  rows: readonly Customer[],
): readonly TableColumn<Customer>[] {
  const isBudgetFixed = hasCents(rows.map(({ budget }) => budget));
  const isUsedFixed = hasCents(rows.map(({ usedBudget }) => usedBudget));
  return [
    {
      id: 'name',
      width: 240,
      header: t('word.name'),
      isSortable: true,
      isRowHeader: true,
      isSticky: true,
      cell: ({ customerId, name, filePath }) => (
        <div className={css.named}>
          <Avatar shape="tile" initials={initials(name)} src={filePath} />
          <TitleLink href={staffPaths.customerView({ customerId })} isTruncated>
            {name}
          </TitleLink>
        </div>
      ),
    },
    {
      id: 'status',
      width: 112,
      header: t('word.status'),
      isSortable: true,
      cell: ({ status, archived }) =>
        archived ? (
          <StatusTag tone="gray" mark="square" label={t('word.archived')} />
        ) : (
          <EnumTag of="customerStatus" value={status} />
        ),
    },
    {
      id: 'customerId',
      width: 64,
      priority: 3,
      header: t('customers.list.number'),
      isSortable: true,
      align: 'end',
      cell: ({ customerId }) => customerId,
    },
    {
      id: 'cityAndZip',
      width: 150,
      header: t('customers.list.city'),
      isSortable: true,
      cell: ({ cityAndZip }) => <Short>{cityAndZip}</Short>,
    },
    {
      id: 'contact',
      width: 150,
      priority: 1,
      header: t('customers.list.contact'),
      cell: ({ mainContact }) => <Short>{mainContact?.name}</Short>,
    },
    {
      id: 'phone',
      width: 136,
      priority: 2,
      header: t('word.phone'),
      cell: ({ mainContact }) => <Text isNowrap>{formatPhone(mainContact?.phone ?? '–')}</Text>,
    },
    {
      id: 'openCampaigns',
      width: 150,
      priority: 1,
      header: t('customers.list.openCampaigns'),
      isSortable: true,
      align: 'end',
      cell: ({ openCampaigns }) => openCampaigns,
    },
    {
      id: 'budget',
      width: 124,
      header: t('customers.list.budget'),
      isSortable: true,
      align: 'end',
      cell: ({ budget }) => money(budget, language, isBudgetFixed),
    },
    {
      id: 'usedBudget',
      width: 150,
      header: t('customers.list.usedBudget'),
      isSortable: true,
      cell: ({ budget, usedBudget }) => {
        const words = money(usedBudget, language, isUsedFixed);
        if (budget === null) return words;
        return (
          <BudgetMeter
            used={usedBudget}
            budget={budget}
            label={t('customers.list.usedBudget')}
            words={words}
            showsWords
          />
        );
      },
    },
    {
      id: 'ownerName',
      width: 120,
      header: t('word.owner'),
      isSortable: true,
      cell: ({ ownerName }) => <Text isNowrap>{ownerName === null ? '–' : shortName(ownerName)}</Text>,
    },
    {
      id: 'access',
      width: 116,
      priority: 3,
      header: t('customers.list.access'),
      cell: ({ hasBrandAccess }) => t(hasBrandAccess ? 'word.yes' : 'word.no'),
    },
  ];
}

import type { Contract } from '@resonanz/api-client/contracts';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { useContractText } from '../useContractText.ts';

/** The line of facts below the name of a partner. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const { t, type, money, language } = useContractText();
  const [seesCampaigns, seesCustomers] = [useMay('Campaign Management', 'view'), useMay('Customer Management', 'view')];
  const { campaignDataId, campaignName, customerId, customerName } = contract;
  return (
    <FactList>
      <Fact label={t('contracts.column.number')}>{contract.contractId}</Fact>
      <Fact label={t('contracts.column.type')}>{type(contract.type)}</Fact>
      {campaignDataId !== null && (
        <Fact label={t('contracts.column.campaign')}>
          {seesCampaigns ? (
            <Link href={staffPaths.campaignView({ refId: campaignDataId })}>{campaignName}</Link>
          ) : (
            campaignName
          )}
        </Fact>
      )}
      {customerId !== null && (
        <Fact label={t('contracts.column.customer')}>
          {seesCustomers ? <Link href={staffPaths.customerView({ customerId })}>{customerName}</Link> : customerName}
        </Fact>
      )}
      <Fact label={t('contracts.column.budget')}>{money(contract.budget)}</Fact>
      <Fact label={t('contracts.filter.period')}>
        {formatDateRange(contract.startDate, contract.endDate, language) || '–'}
      </Fact>
    </FactList>
  );
}

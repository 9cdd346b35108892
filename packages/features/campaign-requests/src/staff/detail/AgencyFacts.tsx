import type { AgencyRequest } from '@resonanz/api-client/requestAdministration';
import { staffPaths } from '@resonanz/domain/paths';
import { formatDate, formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { money } from '../../money.ts';
import { messages } from '../messages.ts';

/** The line of facts below the title of a request. */
export function AgencyFacts({ request }: { request: AgencyRequest }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [seesCustomers, seesCampaigns] = [useMay('Customer Management', 'view'), useMay('Campaign Management', 'view')];
  const {
    brand,
    customerId,
    createdBy,
    createdAt,
    budget,
    startDate,
    assignee,
    campaign,
    ndaRequired,
    ndaStatus,
    ndaName,
    ndaDecidedAt,
  } = request;
  return (
    <FactList>
      <Fact label={t('word.brand')}>
        {seesCustomers ? <Link href={staffPaths.customerView({ customerId })}>{brand}</Link> : brand}
      </Fact>
      <Fact label={t('requests.detail.createdBy')}>{createdBy?.fullName ?? '–'}</Fact>
      <Fact label={t('requests.detail.createdAt')}>{formatDateTime(createdAt, language)}</Fact>
      <Fact label={t('word.budget')}>{money(budget, language)}</Fact>
      <Fact label={t('requests.list.start')}>{startDate === null ? '–' : formatDate(startDate, language)}</Fact>
      <Fact label={t('requests.list.assignee')}>{assignee?.fullName ?? '–'}</Fact>
      <Fact label={t('word.nda')}>
        {ndaRequired ? (
          <Inline space={2}>
            <EnumTag of="requestNdaStatus" value={ndaStatus} />
            {ndaDecidedAt !== null && `${ndaName ?? '–'}, ${formatDate(ndaDecidedAt, language)}`}
          </Inline>
        ) : (
          t('requests.nda.none')
        )}
      </Fact>
      {campaign && (
        <Fact label={t('word.campaign')}>
          {seesCampaigns ? (
            <Link href={staffPaths.campaignView({ refId: campaign.campaignId })}>{campaign.name}</Link>
          ) : (
            campaign.name
          )}
        </Fact>
      )}
    </FactList>
  );
}

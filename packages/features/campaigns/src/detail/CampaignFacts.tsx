import type { Campaign } from '@resonanz/api-client/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatDateRange } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { money } from '../campaignText.ts';
import { messages } from './messages.ts';

/** How many platforms are drawn; the others are counted. */
const MARKS = 4;

/** The line of facts below the title of a campaign. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const { currencyCode, customerId, customerName } = campaign;
  const seesCustomers = useMay('Customer Management', 'view');
  const further = campaign.channels.slice(MARKS);
  return (
    <FactList>
      {customerName !== null && (
        <Fact label={t('word.customer')}>
          {customerId !== null && seesCustomers ? (
            <Link href={staffPaths.customerView({ customerId })}>{customerName}</Link>
          ) : (
            customerName
          )}
        </Fact>
      )}
      <Fact label={t('word.period')}>
        {formatDateRange(campaign.startDate, campaign.endDate, language) || t('word.stillOpen')}
      </Fact>
      <Fact label={t('word.budget')}>{money(campaign.budget, language, currencyCode)}</Fact>
      <Fact label={t('campaigns.detail.mediaBudget')}>{money(campaign.mediaBudget, language, currencyCode)}</Fact>
      {campaign.channels.length > 0 && (
        <Fact label={t('word.channels')}>
          <Inline space={2}>
            {campaign.channels.slice(0, MARKS).map((platform) => (
              <PlatformMark key={platform} platform={channelTypeOf(platform)} label={platform} />
            ))}
            {further.length > 0 && (
              <Text variant="caption" tone="muted" title={further.join(', ')}>
                <span aria-hidden="true">{t('campaigns.detail.moreChannels', { count: further.length })}</span>
                <VisuallyHidden>{further.join(', ')}</VisuallyHidden>
              </Text>
            )}
          </Inline>
        </Fact>
      )}
      <Fact label={t('word.region')}>{textOr(label, labels, `region.${campaign.region}`, '–')}</Fact>
      {campaign.ownerName !== null && <Fact label={t('word.owner')}>{campaign.ownerName}</Fact>}
      <Fact label={t('campaigns.detail.brandInvoice')}>
        <EnumTag of="brandInvoiceStatus" value={campaign.brandInvoice} />
      </Fact>
      <Fact label={t('campaigns.detail.brandNda')}>
        <EnumTag of="requestNdaStatus" value={campaign.brandNdaStatus} />
      </Fact>
    </FactList>
  );
}

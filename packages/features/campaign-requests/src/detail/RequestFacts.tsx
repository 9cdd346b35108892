import type { CampaignRequest } from '@resonanz/api-client/campaignRequests';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatDate, formatDateRange } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { messages } from '../messages.ts';

/** The line of facts below the title of a request. */
export function RequestFacts({ request }: { request: CampaignRequest }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const { campaignStart, campaignEnd, form } = request;
  const { startDate, durationMonths, budget, goal } = form;
  return (
    <FactList>
      <Fact label={t('campaignRequests.detail.product')}>{form.productName || '–'}</Fact>
      {campaignStart && campaignEnd ? (
        <Fact label={t('campaignRequests.detail.period')}>{formatDateRange(campaignStart, campaignEnd, language)}</Fact>
      ) : (
        startDate && <Fact label={t('campaignRequests.detail.start')}>{formatDate(startDate, language)}</Fact>
      )}
      {durationMonths !== null && (
        <Fact label={t('campaignRequests.detail.duration')}>
          {t('campaignRequests.detail.months', { count: durationMonths })}
        </Fact>
      )}
      <Fact label={t('word.budget')}>
        {budget === null ? '–' : formatMoney(budget, language, { currency: request.currencyCode })}
      </Fact>
      <Fact label={t('campaignRequests.detail.platforms')}>
        <Inline space={2}>
          {form.platforms.map((platform) => (
            <PlatformMark key={platform} platform={channelTypeOf(platform)} label={platform} />
          ))}
        </Inline>
      </Fact>
      {form.countries.length > 0 && (
        <Fact label={t('word.countries')}>
          {form.countries.map((country) => label(`country.${country}`)).join(', ')}
        </Fact>
      )}
      {goal !== null && <Fact label={t('campaignRequests.detail.goal')}>{t(`campaignRequests.goal.${goal}`)}</Fact>}
      {request.contactName !== null && !request.isDraft && (
        <Fact label={t('campaignRequests.detail.contact')}>{request.contactName}</Fact>
      )}
      {form.ndaRequired && (
        <Fact label={t('word.nda')}>
          <EnumTag of="requestNdaStatus" value={request.ndaStatus} />
        </Fact>
      )}
    </FactList>
  );
}

import type { CampaignRequestStatistics } from '@resonanz/api-client/campaign-requests';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { messages } from '../messages.ts';

/** How the brand's campaigns are doing; dashes while that is on its way. */
export function BrandKpis({ statistics }: { statistics: CampaignRequestStatistics | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const dash = '–';
  const money = (amount: number) => formatMoney(amount, language, { currency: statistics?.currencyCode ?? 'EUR', fixed: true });
  const s = statistics;
  return (
    <KpiStrip>
      <Kpi
        label={t('campaignRequests.home.running')}
        value={s ? formatNumber(s.runningCampaigns, language) : dash}
        {...(s?.nextCampaignEnd ? { note: t('campaignRequests.home.nextEnd', { date: formatDate(s.nextCampaignEnd, language) }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.open')}
        value={s ? formatNumber(s.openDecisions, language) : dash}
        {...(s && s.oldestDecisionDays !== null ? { note: t('campaignRequests.home.oldest', { days: s.oldestDecisionDays }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.reach')}
        value={s ? formatShortNumber(s.reach, language) : dash}
        {...(s ? { note: t('campaignRequests.home.channels', { count: s.channels }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.clicks')}
        value={s ? formatNumber(s.clicks, language) : dash}
        {...(s && s.cpc !== null ? { note: t('campaignRequests.home.cpc', { cost: money(s.cpc) }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.spent')}
        value={s ? money(s.spent) : dash}
        {...(s ? { note: t('campaignRequests.home.ofBudget', { budget: money(s.budget) }) } : {})}
      />
    </KpiStrip>
  );
}

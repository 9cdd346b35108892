import type { CampaignRequestStatistics } from '@resonanz/api-client/campaignRequests';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney, hasCents } from '@resonanz/formatters/money';
import { formatNumber, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { messages } from '../messages.ts';

/** How the brand's campaigns are doing; names alone while the figures are on their way. */
export function BrandKpis({ statistics }: { statistics: CampaignRequestStatistics | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const s = statistics;
  const money = (amount: number, fixed = false) =>
    formatMoney(amount, language, { currency: s?.currencyCode ?? 'EUR', fixed });
  const fixed = hasCents([s?.spent, s?.budget]);
  return (
    <KpiStrip isLoading={!s} loadingLabel={t('campaignRequests.home.loading')}>
      <Kpi
        label={t('campaignRequests.home.running')}
        value={s ? formatNumber(s.runningCampaigns, language) : ''}
        {...(s?.nextCampaignEnd
          ? { note: t('campaignRequests.home.nextEnd', { date: formatDate(s.nextCampaignEnd, language) }) }
          : {})}
      />
      <Kpi
        label={t('campaignRequests.home.open')}
        value={s ? formatNumber(s.openDecisions, language) : ''}
        {...(s && s.oldestDecisionDays !== null
          ? { note: t('campaignRequests.home.oldest', { days: s.oldestDecisionDays }) }
          : {})}
      />
      <Kpi
        label={t('campaignRequests.home.reach')}
        value={s ? formatShortNumber(s.reach, language) : ''}
        note={s ? t('campaignRequests.home.channels', { count: s.channels }) : ''}
      />
      <Kpi
        label={t('campaignRequests.home.clicks')}
        value={s ? formatNumber(s.clicks, language) : ''}
        {...(s && s.cpc !== null ? { note: t('campaignRequests.home.cpc', { cost: money(s.cpc) }) } : {})}
      />
      <Kpi
        label={t('campaignRequests.home.spent')}
        value={s ? money(s.spent, fixed) : ''}
        note={s ? t('campaignRequests.home.ofBudget', { budget: money(s.budget, fixed) }) : ''}
      />
    </KpiStrip>
  );
}

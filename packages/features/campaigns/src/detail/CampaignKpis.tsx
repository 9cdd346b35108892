import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { formatNumber, formatPercent, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BudgetMeter } from '@resonanz/records/BudgetMeter';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { money } from '../campaignText.ts';
import { messages } from './messages.ts';

interface CampaignKpisProps {
  statistics: CampaignStatistics | undefined;
  mediaBudget: number;
  currencyCode: string;
}

/** The ruled strip of figures over the booked channels; what is unknown is a dash, never 0. */
export function CampaignKpis({ statistics, mediaBudget, currencyCode }: CampaignKpisProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const unknownLabel = t('campaigns.kpi.unknownLabel');
  const count = (value: number | undefined) =>
    value === undefined || value === 0 ? null : formatNumber(value, language);
  const cost = (value: number | null | undefined) =>
    value === null || value === undefined ? null : money(value, language, currencyCode);
  const use = statistics?.budgetUse;
  return (
    <KpiStrip>
      <Kpi
        label={t('campaigns.kpi.reach')}
        value={statistics && statistics.reach > 0 ? formatShortNumber(statistics.reach, language) : null}
        unknownLabel={unknownLabel}
        note={t('campaigns.kpi.channels', { count: statistics?.channels ?? 0 })}
      />
      <Kpi label={t('campaigns.kpi.views')} value={count(statistics?.views)} unknownLabel={unknownLabel} />
      <Kpi label={t('campaigns.kpi.clicks')} value={count(statistics?.clicks)} unknownLabel={unknownLabel} />
      <Kpi label={t('campaigns.kpi.cpc')} value={cost(statistics?.cpc)} unknownLabel={unknownLabel} />
      <Kpi label={t('campaigns.kpi.cpv')} value={cost(statistics?.cpv)} unknownLabel={unknownLabel} />
      <Kpi label={t('campaigns.kpi.cpo')} value={cost(statistics?.cpo)} unknownLabel={unknownLabel} />
      <Kpi
        label={t('campaigns.kpi.tkp')}
        value={cost(statistics?.tkp)}
        unknownLabel={unknownLabel}
        {...(statistics?.tkpBasis === 'followers' ? { note: t('campaigns.entries.tkpFollowers') } : {})}
      />
      <Kpi
        label={t('campaigns.kpi.budgetUse')}
        value={use === null || use === undefined ? null : formatPercent(use, language, { maximumDecimals: 0 })}
        unknownLabel={unknownLabel}
        note={t('campaigns.kpi.ofMediaBudget', { budget: money(mediaBudget, language, currencyCode) })}
      >
        <BudgetMeter
          used={use ?? 0}
          budget={100}
          label={t('campaigns.kpi.budgetUse')}
          words={use === null || use === undefined ? unknownLabel : formatPercent(use, language)}
        />
      </Kpi>
    </KpiStrip>
  );
}

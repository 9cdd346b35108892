import type { SelfServiceFigures } from '@resonanz/api-client/campaignRequests';
import { BarChart } from '@resonanz/charts/BarChart';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { messages } from '../messages.ts';

/** Campaigns that a chart has room for, the last ones. */
const MAX_BARS = 8;

const DECISIONS = [
  ['approved', 3],
  ['waiting', 2],
  ['pending', 1],
  ['declined', 4],
] as const;

/** Channels by the brand's decision, and budget asked for and used, campaign by campaign. */
export function FiguresCharts({ rows }: { rows: readonly SelfServiceFigures[] }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const shown = rows.slice(0, MAX_BARS);
  const categories = shown.map(({ campaignRequestId, title }) => ({ id: String(campaignRequestId), label: title }));
  return (
    <>
      <Section>
        <BarChart
          title={t('campaignRequests.figures.byDecision')}
          emptyLabel={t('campaignRequests.figures.noChart')}
          summary={t('campaignRequests.figures.byDecisionSummary', { count: shown.length })}
          categoryLabel={t('word.campaign')}
          categories={categories}
          series={DECISIONS.map(([name, status]) => ({
            id: name,
            label: label(`brandStatus.${status}`),
            values: shown.map((row) => row[name]),
          }))}
          arrangement="stacked"
          orientation="horizontal"
        />
      </Section>
      <Section>
        <BarChart
          title={t('word.budget')}
          emptyLabel={t('campaignRequests.figures.noChart')}
          summary={t('campaignRequests.figures.budgetsSummary', { count: shown.length })}
          categoryLabel={t('word.campaign')}
          categories={categories}
          series={[
            { id: 'budget', label: t('word.budget'), values: shown.map(({ budget }) => budget) },
            { id: 'spent', label: t('campaignRequests.home.spent'), values: shown.map(({ spent }) => spent) },
          ]}
          orientation="horizontal"
          format={{ currency: 'EUR' }}
        />
      </Section>
    </>
  );
}

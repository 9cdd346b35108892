import type { PipelineState } from '@resonanz/api-client/campaign-entries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Inline } from '@resonanz/ui/Inline';
import { Text } from '@resonanz/ui/Text';
import { money } from '../campaignText.ts';
import { messages } from './messages.ts';

interface EntrySumsProps {
  state: PipelineState;
  /** Over all booked channels, not only those of the page; ratios are ratios of sums. */
  figures: CampaignStatistics;
  currencyCode: string;
}

/** The sums below the creators: what is planned, fixed and billed, and what it makes by click and contact. */
export function EntrySums({ state, figures, currencyCode }: EntrySumsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const amount = (value: number | null) => money(value, language, currencyCode);
  const sums =
    state === 3
      ? ([
          ['finalBudget', amount(figures.finalBudget)],
          ['budgetExtern', amount(figures.budgetExtern)],
          ...(figures.margin === null ? [] : [['margin', amount(figures.margin)] as const]),
          ['clicks', formatShortNumber(figures.clicks, language)],
          ['cpc', amount(figures.cpc)],
          ['tkp', amount(figures.tkp)],
        ] as const)
      : ([['planned', amount(figures.planned)]] as const);
  return (
    <Inline space={6}>
      {sums.map(([name, value]) => (
        <span key={name}>
          <Text variant="dense" tone="muted" isNowrap>
            {t(`campaigns.sums.${name}`)}
          </Text>{' '}
          <Text variant="denseStrong" isNowrap>
            {value}
          </Text>
        </span>
      ))}
    </Inline>
  );
}

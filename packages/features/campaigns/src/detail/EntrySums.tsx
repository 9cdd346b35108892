import { WarningCircleIcon } from '@phosphor-icons/react';
import type { PipelineState } from '@resonanz/api-client/campaignEntries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { Text } from '@resonanz/ui/Text';
import { money } from '../campaignText.ts';
import * as css from './CampaignDetail.css.ts';
import { messages } from './messages.ts';
import { overrunOf } from './overBudget.ts';

interface EntrySumsProps {
  state: PipelineState;
  /** Over all booked channels, not only those of the page; ratios are ratios of sums. */
  figures: CampaignStatistics;
  mediaBudget: number;
  currencyCode: string;
}

/**
 * The sums below the creators: what is planned, fixed and billed, what it makes by click and contact, and how far it is
 * beyond the budget.
 */
export function EntrySums({ state, figures, mediaBudget, currencyCode }: EntrySumsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const amount = (value: number | null) => money(value, language, currencyCode);
  const sums =
    state === PIPELINE_STATE.campaign
      ? ([
          ['finalBudget', amount(figures.finalBudget)],
          ['externalBudget', amount(figures.externalBudget)],
          ...(figures.margin === null ? [] : [['margin', amount(figures.margin)] as const]),
          ['clicks', formatShortNumber(figures.clicks, language)],
          ['cpc', amount(figures.cpc)],
          ['tkp', amount(figures.tkp)],
        ] as const)
      : ([['planned', amount(figures.planned)]] as const);
  const overrun = overrunOf(state === PIPELINE_STATE.campaign ? figures.finalBudget : figures.planned, mediaBudget);
  return (
    <span className={css.sums}>
      {sums.map(([name, value]) => (
        <span key={name} className={css.sum}>
          <Text variant="dense" tone="muted" isNowrap>
            {t(`campaigns.sums.${name}`)}
          </Text>
          <Text variant="denseStrong" isNowrap>
            {value}
          </Text>
        </span>
      ))}
      {overrun > 0 && (
        <span className={`${css.sum} ${css.over}`}>
          <Icon icon={WarningCircleIcon} size="small" weight="fill" />
          {t('campaigns.sums.overBudget', { amount: amount(overrun) })}
        </span>
      )}
    </span>
  );
}

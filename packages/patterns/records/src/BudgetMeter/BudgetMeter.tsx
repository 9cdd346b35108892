import { type BudgetUse, budgetUse } from '@resonanz/domain/kpi';
import { Meter, type MeterProps } from '@resonanz/ui/Meter';
import { Text } from '@resonanz/ui/Text';
import * as css from './BudgetMeter.css.ts';

/** Props of {@link BudgetMeter}. */
export interface BudgetMeterProps extends Pick<MeterProps, 'label'> {
  /** What has been used of it. */
  used: number;
  /** The whole budget. */
  budget: number;
  /** How much is used, in words. */
  words: string;
  /** Whether the words stand above the bar, as in a table; otherwise they are only read out. */
  showsWords?: boolean;
}

const TONES = { normal: 'neutral', close: 'warning', exceeded: 'negative' } as const satisfies Readonly<
  Record<BudgetUse['level'], MeterProps['tone']>
>;

/**
 * How much of a budget is used, in the colour of the warning it gives.
 *
 * @source docs/domain/campaigns.md#campaigns
 */
export function BudgetMeter({ used, budget, label, words, showsWords = false }: BudgetMeterProps) {
  const meter = (
    <Meter value={used} max={budget} label={label} valueText={words} tone={TONES[budgetUse(used, budget).level]} />
  );
  if (!showsWords) return meter;
  return (
    <div className={css.withWords}>
      <Text variant="caption" tone="muted" isNowrap>
        {words}
      </Text>
      {meter}
    </div>
  );
}

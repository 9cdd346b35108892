import { CheckIcon } from '@phosphor-icons/react';
import type {
  OverviewCampaign,
  OverviewEntry,
  OverviewGrowth,
  OverviewRequest,
  OverviewTodo,
} from '@resonanz/api-client/workOverview';
import { budgetUse } from '@resonanz/domain/kpi';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { TODO_PRIORITY } from '@resonanz/domain/workStates';
import { formatDate } from '@resonanz/formatters/date';
import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { Meter } from '@resonanz/ui/Meter';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { RowEnd } from './RowEnd.tsx';
import { RowWords } from './RowWords.tsx';
import { useNameFor } from './useNameFor.ts';
import * as css from './Widget.css.ts';

/** How the use of a budget is judged. */
const budgetTone = { normal: 'neutral', close: 'warning', exceeded: 'negative' } as const;
const SOON_DAYS = 2;

/** A running campaign: what is online, what is spent. */
export function CampaignRow({ row }: { row: OverviewCampaign }) {
  const t = useMessages(messages);
  const nameFor = useNameFor();
  const { language } = useLanguage();
  const money = (amount: number) => formatMoney(Math.round(amount), language, { currency: 'EUR' });
  const words = t('workOverview.budgetText', { used: money(row.budgetUsed), budget: money(row.mediaBudget) });
  return (
    <>
      <RowWords
        name={row.name}
        href={staffPaths.campaignView({ refId: row.campaignId })}
        facts={[
          row.customer,
          t('workOverview.progress', { online: row.online, contents: row.contents }),
          row.endDate && t('workOverview.until', { date: formatDate(row.endDate, language) }),
          nameFor(row.ownerName),
        ]}
      />
      <div className={css.budget}>
        <Text variant="caption" tone="secondary" isNowrap>
          {words}
        </Text>
        <Meter
          value={row.budgetUsed}
          max={row.mediaBudget}
          label={`${t('word.budget')} ${row.name}`}
          valueText={words}
          tone={budgetTone[budgetUse(row.budgetUsed, row.mediaBudget).level]}
        />
      </div>
    </>
  );
}

/** How long there is still time, in words; red once it has passed. */
function DueTag({ kind, daysLeft }: Pick<OverviewEntry, 'kind' | 'daysLeft'>) {
  const t = useMessages(messages);
  if (daysLeft === null) return null;
  if (kind === 'invoice') return <StatusTag tone="red" label={t('workOverview.daysAgo', { days: -daysLeft })} />;
  if (daysLeft < 0) return <StatusTag tone="red" label={t('workOverview.overdue')} />;
  return (
    <StatusTag tone={daysLeft <= SOON_DAYS ? 'yellow' : 'gray'} label={t('workOverview.days', { days: daysLeft })} />
  );
}

/** A channel of a campaign on which something is due. */
export function EntryRow({ row }: { row: OverviewEntry }) {
  const t = useMessages(messages);
  const nameFor = useNameFor();
  return (
    <>
      <RowWords
        name={`${row.partner} · ${t(`workOverview.kind.${row.kind}`)}`}
        href={staffPaths.campaignView({ refId: row.campaignId })}
        facts={[row.campaignName, row.customer, nameFor(row.ownerName)]}
      />
      <RowEnd date={row.dueDate}>
        <DueTag kind={row.kind} daysLeft={row.daysLeft} />
      </RowEnd>
    </>
  );
}

/** An open request of a brand. */
export function RequestRow({ row }: { row: OverviewRequest }) {
  const t = useMessages(messages);
  const nameFor = useNameFor();
  return (
    <>
      <RowWords
        name={row.title}
        href={staffPaths.campaignRequestView({ refId: row.requestId })}
        facts={[
          row.number,
          row.customer,
          nameFor(row.assigneeName) ?? (row.assigneeName === null ? t('workOverview.nobody') : null),
        ]}
      />
      <RowEnd date={row.receivedAt} />
    </>
  );
}

interface TodoRowProps {
  row: OverviewTodo;
  /** Calendar date in Berlin. */
  today: string;
  /** Left out for those who may not edit. */
  onDone?: () => void;
}

/** A to-do that can be marked done. */
export function TodoRow({ row, today, onDone }: TodoRowProps) {
  const t = useMessages(messages);
  const nameFor = useNameFor();
  return (
    <>
      <RowWords name={row.title} href={staffPaths.todo()} facts={[nameFor(row.assignName)]} />
      <RowEnd
        date={row.dueDate}
        action={
          onDone && (
            <IconButton
              icon={CheckIcon}
              size="small"
              label={t('workOverview.todo.markDone', { title: row.title })}
              onPress={onDone}
            />
          )
        }
      >
        {row.priority === TODO_PRIORITY.high && (
          <StatusTag tone="yellow" mark="square" label={t('workOverview.high')} />
        )}
        {row.dueDate < today && <StatusTag tone="red" label={t('workOverview.overdue')} />}
        {row.dueDate === today && <StatusTag tone="yellow" label={t('workOverview.today')} />}
      </RowEnd>
    </>
  );
}

/** How a watched channel has grown; without two measurements that is unknown. */
export function GrowthRow({ row }: { row: OverviewGrowth }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { absolute, percent } = row;
  const sign = absolute !== null && absolute > 0 ? '+' : '';
  const share = percent === null ? '' : ` (${sign}${formatPercent(percent, language)})`;
  return (
    <>
      <RowWords
        name={row.name}
        href={staffPaths.influencerProfile({
          influencerId: row.influencerId,
          platform: channelTypeOf(row.platform),
          channelId: row.channelId,
        })}
        facts={[row.platform, row.handle, t('workOverview.followers', { count: row.followers })]}
      />
      <Text isNowrap isTabular tone={absolute !== null && absolute < 0 ? 'critical' : 'inherit'}>
        {absolute === null ? t('workOverview.unknownGrowth') : `${sign}${formatNumber(absolute, language)}${share}`}
      </Text>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { LineChart } from '@resonanz/charts/LineChart';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { daysSince } from './profileText.ts';

const PERIODS = ['7', '30', '90'] as const;
type Period = (typeof PERIODS)[number];

/** Followers of a channel over 7, 30 or 90 days, with the forecast of the coming week and how it was made. */
export function FollowerChart({ channelId }: { channelId: number }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [period, setPeriod] = useState<Period>('30');
  const queries = influencerProfileQueries(useApi());
  const history = useQuery(queries.followerHistory(channelId, Number(period)));
  const forecast = useQuery(queries.forecast(channelId));
  const points = history.data?.points ?? [];
  const last = points.at(-1);
  const expected = last === undefined ? [] : (forecast.data?.points ?? []).filter(({ day }) => day > last.day);
  const { reason = null, measuredDays: count = 0, confidence = 0 } = forecast.data ?? {};
  const method =
    forecast.data &&
    (reason === null ? t('profile.growth.method', { count, confidence }) : t(`profile.growth.${reason}`));
  return (
    <Stack space={4}>
      <LineChart
        title={t('profile.growth.title')}
        headingLevel={2}
        height={300}
        dateLabel={t('profile.growth.date')}
        tableLabel={t('profile.growth.table')}
        emptyLabel={t('profile.growth.empty')}
        isLoading={history.isPending}
        loadingLabel={t('profile.growth.loading')}
        {...(history.isError && {
          error: (
            <LoadFailure reloadLabel={t('word.reload')} onReload={() => void history.refetch()}>
              {t('profile.growth.failed')}
            </LoadFailure>
          ),
        })}
        actions={
          <SegmentedControl
            label={t('profile.growth.period')}
            value={period}
            onChange={setPeriod}
            items={PERIODS.map((value) => ({ value, label: t('profile.growth.days', { count: Number(value) }) }))}
          />
        }
        summary={([one]) =>
          one
            ? t('profile.growth.summary', {
                first: one.first.text,
                firstDay: one.first.label,
                last: one.last.text,
                lastDay: one.last.label,
              })
            : ''
        }
        series={[
          {
            id: 'followers',
            label: t('profile.growth.followers'),
            points: points.map(({ day, followers }) => ({ date: day, value: followers })),
            forecast: expected.map(({ day, followers, low, high }) => ({ date: day, value: followers, low, high })),
          },
        ]}
        {...(last !== undefined &&
          expected.length > 0 && {
            forecast: {
              from: last.day,
              fromLabel: daysSince(last.day) === 0 ? t('profile.growth.today') : formatDate(last.day, language),
              label: t('profile.growth.forecast'),
              measuredLabel: t('profile.growth.measured'),
              rangeLabel: t('profile.growth.range'),
            },
          })}
      />
      {points.length > 0 && method && (
        <Text as="p" variant="caption" tone="muted">
          {method}
        </Text>
      )}
    </Stack>
  );
}

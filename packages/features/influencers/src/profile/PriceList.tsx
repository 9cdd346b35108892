import { useQuery } from '@tanstack/react-query';
import { influencerProfileQueries, type ServicePrice } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatDate } from '@resonanz/formatters/date';
import { hasCents } from '@resonanz/formatters/money';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { PartState } from './PartState.tsx';
import { daysSince, isPercent, moneyOf, serviceName } from './profileText.ts';

/** What each service of each channel costs, since when, and what it cost before. */
export function PriceList({ influencerId }: { influencerId: number }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const prices = useQuery(influencerProfileQueries(useApi()).prices(influencerId));
  const day = (text: string | null) => (text === null ? t('word.stillOpen') : formatDate(text, language));
  const amounts = prices.data?.filter(({ platform, service }) => !isPercent(platform, service)) ?? [];
  const fixed = hasCents(amounts.flatMap(({ price, earlier }) => [price, ...earlier.map((each) => each.price)]));
  const amount = ({ platform, service }: ServicePrice, price: number, currency: string) =>
    isPercent(platform, service)
      ? t('profile.prices.percent', { value: formatNumber(price, language) })
      : (moneyOf(price, language, currency, fixed) ?? '–');
  const columns: readonly TableColumn<ServicePrice>[] = [
    {
      id: 'service',
      header: t('word.service'),
      isRowHeader: true,
      cell: ({ platform, service }) => serviceName(label, platform, service),
    },
    {
      id: 'channel',
      header: t('word.channel'),
      cell: ({ platform }) => <PlatformMark platform={channelTypeOf(platform)} label={platform} />,
    },
    {
      id: 'price',
      header: t('word.price'),
      align: 'end',
      cell: (row) => (
        <Inline space={4} align="end" isNowrap>
          {row.validUntil !== null && daysSince(row.validUntil) > 0 && (
            <StatusTag tone="yellow" label={t('profile.prices.expired')} />
          )}
          <Text variant="denseStrong" isNowrap>
            {amount(row, row.price, row.currencyCode)}
          </Text>
        </Inline>
      ),
    },
    { id: 'since', header: t('profile.prices.since'), cell: ({ validFrom }) => <Text isNowrap>{day(validFrom)}</Text> },
    {
      id: 'until',
      header: t('profile.prices.until'),
      cell: ({ validUntil }) => <Text isNowrap>{day(validUntil)}</Text>,
    },
    {
      id: 'earlier',
      header: t('profile.prices.earlier'),
      cell: (row) =>
        row.earlier.length === 0
          ? t('profile.prices.none')
          : row.earlier.map(({ price, currencyCode, validFrom, validUntil }) => (
              <Text key={`${validFrom} ${validUntil} ${price}`} as="div" variant="caption" tone="muted">
                {t('profile.prices.earlierOne', {
                  price: amount(row, price, currencyCode),
                  day: day(validUntil ?? validFrom),
                })}
              </Text>
            )),
    },
  ];
  return (
    <Stack as="section" space={5}>
      <Heading level={2}>{t('profile.prices.title')}</Heading>
      <PartState query={prices}>
        {(rows) =>
          rows.length === 0 ? (
            <Text as="p" tone="muted">
              {t('profile.prices.empty')}
            </Text>
          ) : (
            <Table
              caption={t('profile.prices.title')}
              columns={columns}
              rows={rows}
              getRowId={({ channelId, service }) => `${channelId} ${service}`}
            />
          )
        }
      </PartState>
    </Stack>
  );
}

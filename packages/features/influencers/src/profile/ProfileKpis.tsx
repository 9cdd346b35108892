import { useQuery } from '@tanstack/react-query';
import { influencerProfileQueries, type ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Kpi, KpiStrip, type KpiTrend } from '@resonanz/ui/KpiStrip';
import { messages } from './messages.ts';
import { Origin } from './Origin.tsx';
import { defaultService, moneyOf, serviceName } from './profileText.ts';

interface ProfileKpisProps {
  channel: ProfileChannel;
}

/** The ruled strip of a channel's figures, each with its origin and age; what is unknown is a dash, never 0. */
export function ProfileKpis({ channel }: ProfileKpisProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const queries = influencerProfileQueries(useApi());
  const growth = useQuery(queries.growth(channel.channelId));
  const engagement = useQuery(queries.engagement(channel.channelId));
  const { platform, followers, engagementRate, averageLikes, averageComments, averageViews } = channel;
  const unknownLabel = t('profile.kpi.unknown');
  const count = (value: number | null) => (value === null ? null : formatNumber(value, language));

  function trendOf(change: number | null | undefined, decimals: number): { trend?: KpiTrend } {
    if (change === null || change === undefined) return {};
    const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
    const tone = { up: 'positive', down: 'negative', level: 'neutral' } as const;
    const words = { up: 'profile.kpi.rising', down: 'profile.kpi.falling', level: 'profile.kpi.level' } as const;
    const text = formatNumber(Math.abs(change), language, { maximumDecimals: decimals });
    return { trend: { direction, tone: tone[direction], text, label: t(words[direction]) } };
  }
  const followerTrend = trendOf(growth.data?.absolute, 0);
  const engagementTrend = trendOf(engagement.data?.monthChange, 2);
  const hasViews = averageViews.value !== null;
  const third = hasViews ? averageViews : averageLikes;
  return (
    <KpiStrip>
      <Kpi
        label={t('profile.kpi.followers')}
        value={count(followers.value)}
        unknownLabel={unknownLabel}
        {...followerTrend}
        {...(followerTrend.trend && { note: t('profile.kpi.in30Days') })}
      >
        <Origin of={followers} platform={platform} />
      </Kpi>
      <Kpi
        label={t('profile.kpi.engagement')}
        value={
          engagementRate.value === null
            ? null
            : formatNumber(engagementRate.value, language, { minimumDecimals: 2, maximumDecimals: 2 })
        }
        unit="%"
        unknownLabel={unknownLabel}
        {...engagementTrend}
        {...(engagementTrend.trend && { note: t('profile.kpi.month') })}
      >
        <Origin of={engagementRate} platform={platform} />
      </Kpi>
      <Kpi
        label={t(hasViews ? 'profile.kpi.views' : 'profile.kpi.likes')}
        value={count(third.value)}
        unknownLabel={unknownLabel}
        {...(third.value !== null &&
          engagement.data && { note: t('profile.kpi.ofPosts', { count: engagement.data.posts }) })}
      >
        <Origin of={third} platform={platform} />
      </Kpi>
      <Kpi label={t('profile.kpi.comments')} value={count(averageComments.value)} unknownLabel={unknownLabel}>
        <Origin of={averageComments} platform={platform} />
      </Kpi>
      <Kpi
        label={t('profile.kpi.price', { platform, service: serviceName(label, platform, defaultService(platform)) })}
        value={moneyOf(channel.price, language, channel.currencyCode)}
        unknownLabel={unknownLabel}
        note={t('profile.kpi.netPrice')}
      />
    </KpiStrip>
  );
}

'use client';

import type { ReactNode } from 'react';
import type { components } from '@resonanz/contract/named';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatMoney } from '@resonanz/formatters/money';
import { initials } from '@resonanz/formatters/name';
import { formatPercent, formatShortNumber } from '@resonanz/formatters/number';
import { isMessageKey, textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Link } from '@resonanz/ui/Link';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from './messages.ts';
import { ProposalDecision } from './ProposalDecision.tsx';
import * as css from './ProposalRow.css.ts';

/** A channel proposed to a brand, as it travels. */
export type ProposedChannel = components['schemas']['ProposedChannel'];

/** Props of {@link ProposalRow}. */
export interface ProposalRowProps {
  /** The channel with the brand's decision so far. */
  channel: ProposedChannel;
  /**
   * Called when the brand approves; without it, it cannot be chosen. Without all three the row shows the decision so
   * far.
   */
  onApprove?: (channel: ProposedChannel) => void;
  /** Called when the brand puts the channel on its waiting list; without it, it cannot be chosen. */
  onWaitingList?: (channel: ProposedChannel) => void;
  /** Called when the brand wants to decline; ask for the reason. Without it, it cannot be chosen. */
  onDecline?: (channel: ProposedChannel) => void;
  /** Whether a decision is being sent; the button that was pressed shows it, the others wait. */
  isPending?: boolean;
  /** Adds audience and service below the name. */
  showsAudience?: boolean;
  /** What else can be done with the channel, such as writing about it; stands below its name. */
  actions?: ReactNode;
}

const COUNTRIES = ['germany', 'austria', 'switzerland'] as const;

/** The country most of the audience comes from; none while nothing is known. */
function homeOf(audience: ProposedChannel['audience']) {
  const known = COUNTRIES.flatMap((country) => {
    const percent = audience[country];
    return percent === null ? [] : [{ country, percent }];
  });
  return known.toSorted((a, b) => b.percent - a.percent)[0];
}

const isAddress = (url: string) => /^https?:\/\//.test(url);

/** One proposed channel: who it is, what it costs, and the brand's decision; stands in a list. */
export function ProposalRow({
  channel,
  isPending = false,
  showsAudience = false,
  actions,
  ...decisions
}: ProposalRowProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const { audience, engagementRate } = channel;
  const type = channelTypeOf(channel.platform);
  const share = (percent: number) => ({ share: formatPercent(percent, language, { maximumDecimals: 0 }) });
  const home = homeOf(audience);
  const serviceKey = `service.${channel.service}`;
  const service = textOr(label, labels, serviceKey, channel.service);
  const ageKey = `ageBand.${audience.topAgeBand ?? ''}`;
  const about = [
    channel.city,
    engagementRate === null ? null : t('channelCard.engagement', { rate: formatPercent(engagementRate, language) }),
  ];
  const audienceFacts = [
    home ? t(`channelCard.audience.${home.country}`, share(home.percent)) : null,
    audience.genderFemale === null ? null : t('channelCard.audience.female', share(audience.genderFemale)),
    isMessageKey(labels, ageKey) ? t('channelCard.audience.age', { band: label(ageKey) }) : null,
    channel.service === '' ? null : t('channelCard.service', { service }),
  ];
  const lines = [about, ...(showsAudience ? [audienceFacts] : [])].map((facts) => facts.filter(Boolean).join(' · '));
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div className={css.person}>
          <Avatar initials={initials(channel.name)} src={channel.picture} size="medium" platform={type} />
          <div className={css.about}>
            <p className={css.name} title={channel.name}>
              {isAddress(channel.channelUrl) ? (
                <Link variant="quiet" tone="inherit" href={channel.channelUrl} target="_blank">
                  {channel.name}
                  <VisuallyHidden>{t('channelCard.open', { platform: channel.platform })}</VisuallyHidden>
                </Link>
              ) : (
                channel.name
              )}
            </p>
            {lines.map(
              (line) =>
                line && (
                  <p key={line} className={css.detail}>
                    {line}
                  </p>
                ),
            )}
            {actions}
          </div>
        </div>
        <PlatformChip
          platform={type}
          name={channel.platform}
          value={
            channel.followers === null
              ? t('channelCard.unknownFollowers')
              : formatShortNumber(channel.followers, language)
          }
        />
        <span className={css.price}>
          {channel.externalBudget === null
            ? t('channelCard.priceOnRequest')
            : formatMoney(channel.externalBudget, language, { currency: channel.currencyCode })}
          {channel.brandStatus <= BRAND_STATUS.waitingList && channel.daysLeft !== null && (
            <Text variant="caption" tone="muted">
              {t('channelCard.daysLeft', { days: channel.daysLeft })}
            </Text>
          )}
        </span>
        <ProposalDecision channel={channel} isPending={isPending} {...decisions} />
      </div>
    </li>
  );
}

'use client';

import { CheckIcon } from '@phosphor-icons/react';
import type { components } from '@resonanz/contract/types';
import { nextStates } from '@resonanz/domain/transitions';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { ROLE } from '@resonanz/domain/roles';
import { formatMoney } from '@resonanz/formatters/money';
import { initials } from '@resonanz/formatters/name';
import { formatPercent, formatShortNumber } from '@resonanz/formatters/number';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { statusLook } from '@resonanz/domain/statusLook';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './ProposalRow.css.ts';

/** A channel proposed to a brand, as it travels. */
export type ProposedChannel = components['schemas']['ProposedChannel'];

/** Props of {@link ProposalRow}. */
export interface ProposalRowProps {
  /** The channel with the brand's decision so far. */
  channel: ProposedChannel;
  /** Called when the brand approves. */
  onApprove: (channel: ProposedChannel) => void;
  /** Called when the brand puts the channel on its waiting list. */
  onWaitingList: (channel: ProposedChannel) => void;
  /** Called when the brand wants to decline; ask for the reason. */
  onDecline: (channel: ProposedChannel) => void;
  /** Whether a decision is being sent; the buttons wait. */
  isPending?: boolean;
  /** Adds audience and service below the name. */
  showsAudience?: boolean;
}

/** One proposed channel: who it is, what it costs, and the brand's decision. */
export function ProposalRow({ channel, onApprove, onWaitingList, onDecline, isPending = false, showsAudience = false }: ProposalRowProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const open = nextStates('brandStatus', channel.brandStatus, ROLE.brand);
  const isOpen = channel.brandStatus === 1 || channel.brandStatus === 2;
  const { audience } = channel;
  const percent = (share: number) => formatPercent(share, language, { maximumDecimals: 0 });
  const about = [
    channel.city,
    channel.engagementRate === null ? null : t('channelCard.engagement', { rate: formatPercent(channel.engagementRate, language) }),
  ];
  const serviceKey = `service.${channel.leistung}`;
  const ageKey = `ageBand.${audience.topAgeBand ?? ''}`;
  const audienceFacts = showsAudience
    ? [
        audience.germany === null ? null : t('channelCard.audience.germany', { share: percent(audience.germany) }),
        audience.genderFemale === null ? null : t('channelCard.audience.female', { share: percent(audience.genderFemale) }),
        isMessageKey(labels, ageKey) ? t('channelCard.audience.age', { band: label(ageKey) }) : null,
        channel.leistung === ''
          ? null
          : t('channelCard.service', { service: isMessageKey(labels, serviceKey) ? label(serviceKey) : channel.leistung }),
      ].filter((fact) => fact !== null)
    : [];
  const look = statusLook('brandStatus', channel.brandStatus);
  const reasonKey = `declineReason.${channel.brandDeclineReason ?? ''}`;
  return (
    <li className={css.item}>
      <div className={css.row}>
        <div className={css.person}>
          <Avatar
            initials={initials(channel.name)}
            src={channel.picture}
            size="medium"
            platform={channelTypeOf(channel.platform)}
          />
          <div className={css.about}>
            <p className={css.name} title={channel.name}>
              {channel.name}
            </p>
            <p className={css.detail}>{about.filter(Boolean).join(' · ')}</p>
            {audienceFacts.length > 0 && <p className={css.detail}>{audienceFacts.join(' · ')}</p>}
          </div>
        </div>
        <PlatformChip
          platform={channelTypeOf(channel.platform)}
          name={channel.platform}
          value={channel.followers === null ? t('channelCard.unknownFollowers') : formatShortNumber(channel.followers, language)}
        />
        <span className={css.price}>
          {channel.budgetExtern === null
            ? t('channelCard.priceOnRequest')
            : formatMoney(channel.budgetExtern, language, { currency: channel.currencyCode, fixed: true })}
        </span>
        <div className={css.decision}>
          {channel.brandStatus !== 1 && (
            <StatusTag tone={look.tone} mark={look.mark} label={label(`brandStatus.${channel.brandStatus}`)} />
          )}
          {isOpen && channel.daysLeft !== null && (
            <Text variant="caption" tone="muted">
              {t('channelCard.daysLeft', { days: channel.daysLeft })}
            </Text>
          )}
          {open.includes(3) && (
            <Button
              iconStart={CheckIcon}
              isDisabled={isPending}
              aria-label={t('channelCard.approveName', { name: channel.name })}
              onPress={() => onApprove(channel)}
            >
              {t('channelCard.approve')}
            </Button>
          )}
          {open.includes(2) && (
            <Button
              variant="quiet"
              isDisabled={isPending}
              aria-label={t('channelCard.waitingListName', { name: channel.name })}
              onPress={() => onWaitingList(channel)}
            >
              {t('channelCard.waitingList')}
            </Button>
          )}
          {open.includes(4) && (
            <Button
              variant="quiet"
              isDisabled={isPending}
              aria-label={t('channelCard.declineName', { name: channel.name })}
              onPress={() => onDecline(channel)}
            >
              {t('channelCard.decline')}
            </Button>
          )}
          {channel.brandDeclineReason !== null && (
            <p className={css.reason}>{isMessageKey(labels, reasonKey) ? label(reasonKey) : channel.brandDeclineReason}</p>
          )}
        </div>
      </div>
    </li>
  );
}

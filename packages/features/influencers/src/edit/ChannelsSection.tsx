import { useState } from 'react';
import type { ChannelRecord, InfluencerRecord } from '@resonanz/api-client/influencerEdit';
import { channelTypeOf, defaultService, handleLabel } from '@resonanz/domain/platforms';
import { formatMoney } from '@resonanz/formatters/money';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { PlatformChip } from '@resonanz/ui/PlatformChip';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { ChannelDialog } from './ChannelDialog.tsx';
import * as css from './EditScreen.css.ts';
import { messages } from './messages.ts';

/** Props of {@link ChannelsSection}. */
export interface ChannelsSectionProps {
  record: InfluencerRecord;
  /** The channel the page was opened for. */
  currentId: number;
}

function priceText({ prices, platform }: ChannelRecord): { price: number; currencyCode: string } | undefined {
  return prices?.find(({ service }) => service === defaultService(platform)) ?? prices?.[0];
}

/** The channels of a person with their prices; each is saved by itself. */
export function ChannelsSection({ record, currentId }: ChannelsSectionProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [opened, setOpened] = useState<ChannelRecord | 'new' | undefined>();
  return (
    <FormSection
      title={t('influencerEdit.section.channels')}
      action={<Button onPress={() => setOpened('new')}>{t('influencerEdit.channel.add')}</Button>}
    >
      {record.channels.length === 0 ? (
        <EmptyState title={t('influencerEdit.channel.none')} />
      ) : (
        <ul className={css.channels}>
          {record.channels.map((channel) => {
            const price = priceText(channel);
            const name = `${channel.platform} ${handleLabel(channel.platform, channel.handle)}`;
            return (
              <li key={channel.channelId} className={css.channel} data-current={channel.channelId === currentId}>
                <div className={css.channelText}>
                  <span>
                    <PlatformChip platform={channelTypeOf(channel.platform)} name={channel.platform} />{' '}
                    {handleLabel(channel.platform, channel.handle)}
                  </span>
                  <span className={css.muted}>
                    {[
                      channel.followers === null
                        ? t('influencerEdit.channel.followersUnknown')
                        : t('influencerEdit.channel.followersCount', {
                            count: formatNumber(channel.followers, language),
                          }),
                      channel.prices !== null &&
                        t('influencerEdit.channel.priceCount', { count: channel.prices.length }),
                      price && formatMoney(price.price, language, { currency: price.currencyCode }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </div>
                {!channel.active && <StatusTag tone="gray" label={t('influencerEdit.channel.inactive')} />}
                <Button
                  variant="quiet"
                  aria-label={t('influencerEdit.channel.editOne', { name })}
                  onPress={() => setOpened(channel)}
                >
                  {t('word.edit')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {opened !== undefined && (
        <ChannelDialog
          influencerId={record.influencerId}
          channel={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </FormSection>
  );
}

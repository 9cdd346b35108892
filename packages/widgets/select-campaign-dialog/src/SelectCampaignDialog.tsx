'use client';

import { useEffect, useMemo, useState } from 'react';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Button } from '@resonanz/ui/Button';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import * as css from './SelectCampaignDialog.css.ts';

/** A campaign to choose from, under its wire names. */
export interface SelectableCampaign {
  /** Id of the campaign. */
  readonly campaignId: number;
  /** Name of the campaign. */
  readonly name: string;
}

/** A channel that will be added, as far as the dialog shows it. */
export interface ChannelPreview {
  /** Id of the channel. */
  readonly channelId: number;
  /** Name of the person or channel. */
  readonly name: string;
  /** Address of the picture. */
  readonly picture: string | null;
}

/** Channels that cannot be added because they are in the campaign already. */
export interface ChannelCollisions {
  /** Id of that campaign. */
  readonly campaignId: number;
  /** Names of the channels. */
  readonly names: readonly string[];
}

/** Props of {@link SelectCampaignDialog}. */
export interface SelectCampaignDialogProps {
  /** Whether the dialog is shown; controlled. */
  isOpen: boolean;
  /** Called when it asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The campaigns, up to 100,000; `undefined` while they load. */
  campaigns: readonly SelectableCampaign[] | undefined;
  /** The channels that will be added. */
  channels: readonly ChannelPreview[];
  /** Whether the watch list is added; decides the label. */
  isBookmarkMode: boolean;
  /** Called with the chosen campaign. */
  onChoose: (campaign: SelectableCampaign) => void;
  /** Whether the channels are being sent. */
  isPending?: boolean;
  /** Channels that are already in a campaign; shown while that campaign is chosen. */
  collisions?: ChannelCollisions | undefined;
  /** Called to add the channels that are not there yet; offered beside the collisions. */
  onAddOthers?: (campaign: SelectableCampaign) => void;
}

const FACES = 4;

/** Asks for the campaign that channels are added to: a searchable list and "Choose". */
export function SelectCampaignDialog({
  isOpen,
  onOpenChange,
  campaigns,
  channels,
  isBookmarkMode,
  onChoose,
  isPending = false,
  collisions,
  onAddOthers,
}: SelectCampaignDialogProps) {
  const t = useMessages(messages);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const items = useMemo(
    () => (campaigns ?? []).map(({ campaignId, name }) => ({ id: campaignId, label: name })),
    [campaigns],
  );
  const chosen = campaigns?.find(({ campaignId }) => campaignId === chosenId);
  const names = collisions?.campaignId === chosenId ? collisions.names : [];
  const others = channels.length - names.length;
  useEffect(() => {
    if (!isOpen) setChosenId(null);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('selectCampaign.title')}
      size="large"
      closeLabel={t('selectCampaign.close')}
      isPending={isPending}
      pendingLabel={t('selectCampaign.pending')}
      footer={
        <>
          <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {t('selectCampaign.close')}
          </Button>
          <Button
            variant="solid"
            isDisabled={chosen === undefined || channels.length === 0}
            isPending={isPending}
            onPress={() => {
              if (chosen) onChoose(chosen);
            }}
          >
            {t('selectCampaign.choose')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <div className={css.channels}>
          <span className={css.faces} aria-hidden="true">
            {channels.slice(0, FACES).map((channel) => (
              <span key={channel.channelId} className={css.face}>
                <Avatar initials={initials(channel.name)} src={channel.picture} />
              </span>
            ))}
          </span>
          {channels.length > FACES && <Text variant="label">+{channels.length - FACES}</Text>}
          <Text tone="secondary">
            {isBookmarkMode ? t('selectCampaign.hint') : t('selectCampaign.channels', { count: channels.length })}
          </Text>
        </div>
        <ComboBox
          label={isBookmarkMode ? t('selectCampaign.campaign') : t('selectCampaign.campaignName')}
          items={items}
          selectedId={chosenId}
          onSelectionChange={setChosenId}
          placeholder={t('selectCampaign.placeholder')}
          emptyMessage={t('selectCampaign.nothing')}
          openLabel={t('selectCampaign.toggle')}
          isLoading={campaigns === undefined}
          loadingLabel={t('selectCampaign.loading')}
          footer={({ shown }) => (
            <>
              {t('selectCampaign.count', { count: shown })}
              <span className={css.keys}> · {t('selectCampaign.keys')}</span>
            </>
          )}
          autoFocus
          opensAtOnce={!isPending}
        />
        {campaigns === undefined && (
          <div className={css.loading} role="status">
            <Spinner />
            <Text variant="caption" tone="muted">
              {t('selectCampaign.loading')}
            </Text>
          </div>
        )}
        {names.length > 0 && (
          <InlineAlert
            tone="error"
            role="alert"
            title={t('selectCampaign.collisions', { count: names.length })}
            action={
              onAddOthers && chosen && others > 0 ? (
                <Button variant="outline" onPress={() => onAddOthers(chosen)}>
                  {t('selectCampaign.addOthers', { count: others })}
                </Button>
              ) : undefined
            }
          >
            <ul className={css.collisions}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </InlineAlert>
        )}
      </div>
    </Dialog>
  );
}

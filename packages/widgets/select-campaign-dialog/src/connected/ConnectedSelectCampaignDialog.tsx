'use client';

import { bookmarkMutations, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import {
  type CampaignInfluencerEntry,
  campaignMutations,
  campaignQueries,
  channelCollisions,
} from '@resonanz/api-client/campaigns';
import { errorNames, isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { buildCampaignEntry, type ChannelRef } from '@resonanz/domain/campaignEntry';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../messages.ts';
import { type ChannelPreview, SelectCampaignDialog, type SelectableCampaign } from '../SelectCampaignDialog.tsx';

/** A channel to add: what the entry is made of and what the dialog shows. */
export interface ChannelToAdd extends Omit<ChannelPreview, 'channelId'> {
  /** The channel itself. */
  readonly channel: ChannelRef;
}

/** Props of {@link ConnectedSelectCampaignDialog}. */
export interface ConnectedSelectCampaignDialogProps {
  /** Whether the dialog is shown; controlled. */
  isOpen: boolean;
  /** Called when it asks to close. */
  onOpenChange: (isOpen: boolean) => void;
  /** The channels that will be added. */
  channels: readonly ChannelToAdd[];
  /** Whose watch list is added and emptied afterwards; without it single channels are added and no bookmark is touched. */
  bookmarksOf?: BookmarkOwner;
  /** Where the outcome is told. */
  toasts: ToastQueue;
  /** Called with the campaign once the channels are in it. */
  onAdded?: (compaignDataId: number) => void;
}

/** The dialog on Resonanz's server, with every outcome of 001 §8. */
export function ConnectedSelectCampaignDialog({
  isOpen,
  onOpenChange,
  channels,
  bookmarksOf,
  toasts,
  onAdded,
}: ConnectedSelectCampaignDialogProps) {
  const t = useMessages(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const [collidingIds, setCollidingIds] = useState<ReadonlySet<number>>(new Set());
  const choices = useQuery({ ...campaignQueries(client).choices(), enabled: isOpen });
  const add = useMutation(campaignMutations(client, queryClient).addInfluencers());
  const { mutateAsync: removeAll } = useMutation(
    bookmarkMutations(client, queryClient, bookmarksOf ?? { email: '', loginUser: 0 }).removeAll(),
  );

  function close() {
    setCollidingIds(new Set());
    onOpenChange(false);
  }

  function tell(error: unknown) {
    const collisions = channelCollisions(error);
    if (collisions.length > 0 || (isApiError(error) && error.code.includes('already exists'))) {
      setCollidingIds(new Set(collisions.map(({ channelId }) => channelId)));
      toasts.add({ tone: 'bad', title: t('selectCampaign.error.title'), text: t('selectCampaign.error.exists') });
      return;
    }
    const candidates = errorNames(error).map((name) => `selectCampaign.error.${name}`);
    toasts.add({
      tone: 'bad',
      title: t('selectCampaign.error.title'),
      text: t(firstMessageKey(messages, candidates, 'selectCampaign.error.other')),
    });
  }

  async function submit({ compaignDataId }: SelectableCampaign, chosen: readonly ChannelToAdd[]) {
    const entries = chosen.map(({ channel }) => buildCampaignEntry(channel, compaignDataId) as CampaignInfluencerEntry);
    try {
      await add.mutateAsync(entries);
    } catch (error) {
      tell(error);
      return;
    }
    toasts.add({ tone: 'ok', title: t('selectCampaign.added.title'), text: t('selectCampaign.added.text') });
    close();
    if (bookmarksOf) await removeAll().catch(() => undefined);
    onAdded?.(compaignDataId);
  }

  const collides = ({ channel }: ChannelToAdd) => collidingIds.has(Number(channel.channelId));
  return (
    <SelectCampaignDialog
      isOpen={isOpen}
      onOpenChange={(wantsOpen) => {
        if (!wantsOpen) close();
      }}
      campaigns={choices.isError ? [] : choices.data}
      channels={channels.map(({ channel, name, picture }) => ({ channelId: Number(channel.channelId), name, picture }))}
      isBookmarkMode={bookmarksOf !== undefined}
      isPending={add.isPending}
      onChoose={(campaign) => void submit(campaign, channels)}
      collisions={channels.filter(collides).map(({ name, channel }) => `${name} (${channel.platform})`)}
      onAddOthers={(campaign) => void submit(campaign, channels.filter((each) => !collides(each)))}
    />
  );
}

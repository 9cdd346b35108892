'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bookmarkMutations, type BookmarkOwner } from '@resonanz/api-client/bookmarks';
import {
  type CampaignInfluencerEntry,
  campaignMutations,
  campaignQueries,
  channelCollisions,
} from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { buildCampaignEntry, type ChannelRef } from '@resonanz/domain/campaignEntry';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { messages } from '../messages.ts';
import { type ChannelPreview, SelectCampaignDialog, type SelectableCampaign } from '../SelectCampaignDialog.tsx';
import { isDuplicate, isOtherResult, useFailureText } from './additionFailure.ts';

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
  /** Where the outcome is shown. */
  toasts: ToastQueue;
  /** Called with the campaign once the channels are in it. */
  onAdded?: (campaignId: number) => void;
}

interface Collisions {
  readonly campaignId: number;
  readonly channelIds: ReadonlySet<number>;
}

/** The dialog on Resonanz's server, with every outcome of the call. */
export function ConnectedSelectCampaignDialog(props: ConnectedSelectCampaignDialogProps) {
  const { isOpen, onOpenChange, channels, bookmarksOf, toasts, onAdded } = props;
  const t = useMessages(messages);
  const failureText = useFailureText();
  const client = useApi();
  const queryClient = useQueryClient();
  const [collisions, setCollisions] = useState<Collisions | null>(null);
  // A second press may come before the first is drawn, or while the dialog fades out.
  const isAnswered = useRef(false);
  useEffect(() => {
    if (isOpen) isAnswered.current = false;
  }, [isOpen]);
  const choices = useQuery({ ...campaignQueries(client).choices(), enabled: isOpen });
  // Without a connection the call fails at once; waiting for one would keep the dialog shut in its spinner.
  const add = useMutation({ ...campaignMutations(client, queryClient).addInfluencers(), networkMode: 'always' });
  const { mutateAsync: removeAll } = useMutation(
    bookmarkMutations(client, queryClient, bookmarksOf ?? { email: '', loginUser: 0 }).removeAll(),
  );

  function close() {
    setCollisions(null);
    onOpenChange(false);
  }

  function fail(error: unknown, campaignId: number) {
    if (isOtherResult(error)) {
      close();
      return;
    }
    isAnswered.current = false;
    if (isDuplicate(error)) {
      setCollisions({
        campaignId,
        channelIds: new Set(channelCollisions(error).map(({ channelId }) => channelId)),
      });
    }
    toasts.add({ tone: 'bad', title: t('selectCampaign.error.title'), text: failureText(error) });
  }

  async function submit({ campaignId }: SelectableCampaign, chosen: readonly ChannelToAdd[]) {
    if (isAnswered.current) return;
    isAnswered.current = true;
    try {
      await add.mutateAsync(
        chosen.map(({ channel }) => buildCampaignEntry(channel, campaignId) as CampaignInfluencerEntry),
      );
    } catch (error) {
      fail(error, campaignId);
      return;
    }
    toasts.add({ tone: 'ok', title: t('selectCampaign.added.title'), text: t('selectCampaign.added.text') });
    close();
    // The channels are added whatever becomes of the bookmarks; those that stay are still on the watch list.
    if (bookmarksOf) await removeAll().catch(() => undefined);
    onAdded?.(campaignId);
  }

  const collides = ({ channel }: ChannelToAdd) => collisions?.channelIds.has(Number(channel.channelId)) ?? false;
  const names = channels.filter(collides).map(({ name, channel }) => `${name} (${channel.platform})`);
  return (
    <SelectCampaignDialog
      isOpen={isOpen}
      onOpenChange={(wantsOpen) => {
        if (!wantsOpen) close();
      }}
      // A list that cannot be loaded is shown as empty, silently.
      campaigns={choices.data ?? (choices.isError ? [] : undefined)}
      channels={channels.map(({ channel, name, picture }) => ({ channelId: Number(channel.channelId), name, picture }))}
      isBookmarkMode={bookmarksOf !== undefined}
      isPending={add.isPending}
      onChoose={(campaign) => void submit(campaign, channels)}
      collisions={collisions ? { campaignId: collisions.campaignId, names } : undefined}
      onAddOthers={(campaign) =>
        void submit(
          campaign,
          channels.filter((each) => !collides(each)),
        )
      }
    />
  );
}

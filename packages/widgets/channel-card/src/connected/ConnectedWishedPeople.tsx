'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@resonanz/api-client/errors';
import {
  networkMutations,
  networkQueries,
  type NetworkRequestKind,
  type NetworkWish,
} from '@resonanz/api-client/network';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { useMessages } from '@resonanz/i18n/react';
import type { ToastQueue } from '@resonanz/ui/toastQueue';
import { messages } from '../messages.ts';
import { WishedPeople } from '../WishedPeople.tsx';

/** Props of {@link ConnectedWishedPeople}. */
export interface ConnectedWishedPeopleProps {
  /** Whether the request is one for a campaign or for UGC videos. */
  kind: NetworkRequestKind;
  /** The request whose wishes are shown. */
  requestId: number;
  /** Whether the user may take wishes back: the brand, while the request is open. False by default. */
  mayRemove?: boolean;
  /** Called once a wish was taken back, with a sentence for assistive technology: in sight its row is gone. */
  onRemoved?: (text: string) => void;
  /** Where it is shown why a wish was not taken back. */
  toasts: ToastQueue;
}

/** Where the agency has the record of a person; models and creators have no page of their own. */
function recordOf({ staffRecord }: NetworkWish): string | undefined {
  if (!staffRecord || staffRecord.influencerId === null || staffRecord.platform === null) return undefined;
  const { influencerId, platform, recordId } = staffRecord;
  return staffPaths.influencerProfile({ influencerId, platform: channelTypeOf(platform), channelId: recordId });
}

/** The people wished for in a request on Resonanz's server; nothing without any, and nothing for who may not see them. */
export function ConnectedWishedPeople({
  kind,
  requestId,
  mayRemove = false,
  onRemoved,
  toasts,
}: ConnectedWishedPeopleProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const { data: people = [], error, refetch } = useQuery(networkQueries(client).wishes(kind, requestId));
  const remove = useMutation(networkMutations(client, useQueryClient()).remove());
  const isFailed =
    error !== null && people.length === 0 && !isApiError(error, 'notFound') && !isApiError(error, 'forbidden');

  async function takeBack(wish: NetworkWish): Promise<void> {
    const name = wish.name ?? t('channelCard.wishes.gone');
    try {
      await remove.mutateAsync({ publicId: wish.publicId, kind, requestId });
      onRemoved?.(t('channelCard.wishes.removedText', { name }));
    } catch (failure) {
      toasts.add({
        tone: 'bad',
        title: t('channelCard.wishes.notRemoved'),
        text: say(failure, 'channelCard.wishes.error.other'),
      });
    }
  }
  return (
    <WishedPeople
      people={people}
      hrefOf={recordOf}
      {...(mayRemove && { onRemove: (wish: NetworkWish) => void takeBack(wish) })}
      isPending={remove.isPending}
      isFailed={isFailed}
      onReload={() => void refetch()}
    />
  );
}

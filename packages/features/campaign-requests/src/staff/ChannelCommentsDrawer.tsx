import { campaignEntryMutations, campaignEntryQueries } from '@resonanz/api-client/campaign-entries';
import { useApi } from '@resonanz/api-client/react';
import type { RequestCommentAudience } from '@resonanz/api-client/request-administration';
import { useReadMark } from '@resonanz/comment-thread/useReadMark';
import { useMessages } from '@resonanz/i18n/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';
import { Talk } from './Talk.tsx';

interface ChannelCommentsDrawerProps {
  campaignId: number;
  entryId: number;
  /** Name of the channel. */
  name: string;
  /** Whether the brand sees the channel. */
  isSeen: boolean;
  onClose: () => void;
}

/** The comments on a channel beside the page, among the agency or with the brand. */
export function ChannelCommentsDrawer({ campaignId, entryId, name, isSeen, onClose }: ChannelCommentsDrawerProps) {
  const t = useMessages(messages);
  const client = useApi();
  const [audience, setAudience] = useState<RequestCommentAudience>('shared');
  const calls = campaignEntryMutations(client, useQueryClient());
  const add = useMutation(calls.addComment(campaignId, entryId));
  const edit = useMutation(calls.editComment(campaignId, entryId));
  const remove = useMutation(calls.removeComment(campaignId, entryId));
  const thread = useInfiniteQuery(campaignEntryQueries(client).comments(campaignId, entryId, audience));
  useReadMark(thread.data?.pages, useMutation(calls.readComments(entryId)).mutate);
  return (
    <Drawer isOpen onOpenChange={onClose} width="wide" title={t('requests.comments.ofChannel', { name })} closeLabel={t('requests.close')}>
      <Talk
        headingLevel={3}
        audience={audience}
        onAudienceChange={setAudience}
        thread={thread}
        onSend={(text) => add.mutateAsync({ text, audience })}
        onEdit={(commentId, text) => edit.mutateAsync({ commentId, text })}
        onDelete={remove.mutateAsync}
      >
        {audience === 'shared' && !isSeen && <InlineAlert tone="info">{t('requests.comments.unseen')}</InlineAlert>}
      </Talk>
    </Drawer>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignEntryMutations, campaignEntryQueries } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import type { RequestCommentAudience } from '@resonanz/api-client/requestAdministration';
import { AudienceThread } from '@resonanz/comment-thread/AudienceThread';
import { useComments } from '@resonanz/comment-thread/connected';
import { useMessages } from '@resonanz/i18n/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from './messages.ts';

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
  const comments = useComments({
    comments: campaignEntryQueries(client).comments(campaignId, entryId, audience),
    add: calls.addComment(campaignId, entryId, audience),
    edit: calls.editComment(campaignId, entryId),
    remove: calls.removeComment(campaignId, entryId),
    read: calls.readComments(entryId),
  });
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={t('requests.comments.ofChannel', { name })}
      closeLabel={t('word.close')}
    >
      <AudienceThread {...comments} headingLevel={3} audience={audience} onAudienceChange={setAudience}>
        {audience === 'shared' && !isSeen && <InlineAlert tone="info">{t('requests.comments.unseen')}</InlineAlert>}
      </AudienceThread>
    </Drawer>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  campaignEntryMutations,
  campaignEntryQueries,
  type CampaignInfluencerRow,
} from '@resonanz/api-client/campaignEntries';
import type { CommentAudience } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useComments } from '@resonanz/comment-thread/connected';
import { PIPELINE_STATE, PUBLISHED } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { messages } from '../detail/messages.ts';
import { CommentsDrawer } from './CommentsDrawer.tsx';

interface EntryCommentsProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  /** Whether the campaign belongs to a request of a brand. */
  hasBrand: boolean;
  onClose: () => void;
}

/** The comments on one channel of a campaign. */
export function EntryComments({ campaignId, row, hasBrand, onClose }: EntryCommentsProps) {
  const t = useMessages(messages);
  const client = useApi();
  const id = row.entryId;
  const [audience, setAudience] = useState<CommentAudience>('internal');
  const calls = campaignEntryMutations(client, useQueryClient());
  const comments = useComments({
    comments: campaignEntryQueries(client).comments(campaignId, id, audience),
    add: calls.addComment(campaignId, id, audience),
    edit: calls.editComment(campaignId, id),
    remove: calls.removeComment(campaignId, id),
    read: calls.readComments(id),
  });
  const isUnseen = row.isPublished !== PUBLISHED.yes || row.state === PIPELINE_STATE.acquisition;
  return (
    <CommentsDrawer
      title={t('campaigns.comments.title', { name: row.name })}
      subject={`entry ${id}`}
      audience={audience}
      onAudienceChange={setAudience}
      {...(!hasBrand && { unsharedReason: t('campaigns.comments.noBrand') })}
      comments={comments}
      onClose={onClose}
    >
      {row.brandDeclineReason && (
        <InlineAlert tone="info" title={t('campaigns.entries.declineReason')}>
          {row.brandDeclineReason}
        </InlineAlert>
      )}
      {audience === 'shared' && isUnseen && <InlineAlert tone="info">{t('campaigns.comments.unseen')}</InlineAlert>}
    </CommentsDrawer>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Campaign,
  campaignMutations,
  campaignQueries,
  type CommentAudience,
} from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useComments } from '@resonanz/comment-thread/connected';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../detail/messages.ts';
import { CommentsDrawer } from './CommentsDrawer.tsx';

interface CampaignCommentsProps {
  campaign: Campaign;
  onClose: () => void;
}

/** The comments on a campaign as a whole. */
export function CampaignComments({ campaign, onClose }: CampaignCommentsProps) {
  const t = useMessages(messages);
  const client = useApi();
  const id = campaign.campaignId;
  const [audience, setAudience] = useState<CommentAudience>('internal');
  const calls = campaignMutations(client, useQueryClient());
  const comments = useComments({
    comments: campaignQueries(client).comments(id, audience),
    add: calls.addComment(id, audience),
    edit: calls.editComment(id),
    remove: calls.removeComment(id),
  });
  return (
    <CommentsDrawer
      title={t('campaigns.comments.ofCampaign')}
      subject={`campaign ${id}`}
      audience={audience}
      onAudienceChange={setAudience}
      {...(campaign.campaignRequestId === null && { unsharedReason: t('campaigns.comments.noBrand') })}
      comments={comments}
      onClose={onClose}
    />
  );
}

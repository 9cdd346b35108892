import { type Campaign, campaignMutations, campaignQueries, type CommentAudience } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { useMessages } from '@resonanz/i18n/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
  const id = campaign.compaignDataId;
  const [audience, setAudience] = useState<CommentAudience>('internal');
  const calls = campaignMutations(client, useQueryClient());
  const add = useMutation(calls.addComment(id));
  const edit = useMutation(calls.editComment(id));
  const remove = useMutation(calls.removeComment(id));
  return (
    <CommentsDrawer
      title={t('campaigns.comments.ofCampaign')}
      subject={`campaign ${id}`}
      audience={audience}
      onAudienceChange={setAudience}
      {...(campaign.campaignRequestId === null && { unsharedReason: t('campaigns.comments.noBrand') })}
      thread={useInfiniteQuery(campaignQueries(client).comments(id, audience))}
      onSend={(text) => add.mutateAsync({ text, audience })}
      onEdit={(commentId, text) => edit.mutateAsync({ commentId, text })}
      onDelete={remove.mutateAsync}
      onClose={onClose}
    />
  );
}

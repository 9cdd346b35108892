import { campaignEntryMutations, campaignEntryQueries, type CampaignInfluencerRow } from '@resonanz/api-client/campaign-entries';
import { useApi } from '@resonanz/api-client/react';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useMessages } from '@resonanz/i18n/react';
import { Dialog } from '@resonanz/ui/Dialog';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../detail/messages.ts';

interface EntryCommentsProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  onClose: () => void;
}

const AUDIENCES = ['internal', 'shared'] as const;

/** The comments on one channel: among the agency, or shared with the brand. */
export function EntryComments({ campaignId, row, onClose }: EntryCommentsProps) {
  const t = useMessages(messages);
  const client = useApi();
  const id = row.compaignInfluencerId;
  const [audience, setAudience] = useState<(typeof AUDIENCES)[number]>('internal');
  const page = useQuery(campaignEntryQueries(client).comments(campaignId, id));
  const calls = campaignEntryMutations(client, useQueryClient());
  const add = useMutation(calls.addComment(campaignId, id));
  const edit = useMutation(calls.editComment(campaignId, id));
  const remove = useMutation(calls.removeComment(campaignId, id));
  const comments = page.data?.content
    .filter((each) => each.audience === audience)
    .map(({ commentId, author, side, text, createdAt, editedAt, isOwn, mayEdit }) => ({
      id: commentId,
      author: author ?? t('campaigns.comments.gone'),
      side,
      text,
      createdAt,
      isEdited: editedAt !== null,
      isOwn: isOwn && mayEdit,
    }));
  return (
    <Dialog isOpen onOpenChange={onClose} size="large" title={t('campaigns.comments.title', { name: row.name })} closeLabel={t('campaigns.close')}>
      <Stack space={5}>
        {row.brandDeclineReason && (
          <InlineAlert tone="info" title={t('campaigns.entries.declineReason')}>
            {row.brandDeclineReason}
          </InlineAlert>
        )}
        <SegmentedControl
          label={t('campaigns.comments.audience')}
          items={AUDIENCES.map((each) => ({ value: each, label: t(`campaigns.comments.${each}`) }))}
          value={audience}
          onChange={setAudience}
        />
        <CommentThread
          key={audience}
          headingLevel={3}
          title={t(`campaigns.comments.${audience}Title`)}
          comments={comments}
          isFailed={page.isError}
          onReload={() => void page.refetch()}
          onSend={(text) => add.mutateAsync({ text, audience })}
          onEdit={(comment, text) => edit.mutateAsync({ commentId: Number(comment.id), text })}
          onDelete={(comment) => remove.mutateAsync(Number(comment.id))}
        />
      </Stack>
    </Dialog>
  );
}

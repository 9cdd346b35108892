import type { CampaignComment, CommentAudience } from '@resonanz/api-client/campaigns';
import { commentThread } from '@resonanz/api-client/comment-thread';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import { useMessages } from '@resonanz/i18n/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '../detail/messages.ts';
import { useCommentDraft } from './CommentDrafts.tsx';

interface CommentsDrawerProps {
  title: string;
  /** What the comments are about, such as `campaign 20`: what is being written is kept under it. */
  subject: string;
  /** Whom the comments shown are for. */
  audience: CommentAudience;
  onAudienceChange: (audience: CommentAudience) => void;
  /** Why nothing can be shared with a brand; the switch of audiences is left out then. */
  unsharedReason?: string;
  thread: UseInfiniteQueryResult<InfiniteData<{ readonly content: readonly CampaignComment[] }>>;
  onSend: (text: string) => Promise<unknown>;
  onEdit: (commentId: number, text: string) => Promise<unknown>;
  onDelete: (commentId: number) => Promise<unknown>;
  onClose: () => void;
  /** What is worth knowing before the comments. */
  children?: ReactNode;
}

const AUDIENCES = ['internal', 'shared'] as const satisfies readonly CommentAudience[];

/** Comments beside the page: among the agency, or shared with the brand. */
export function CommentsDrawer({ title, subject, audience, onAudienceChange, unsharedReason, thread, onSend, onEdit, onDelete, onClose, children }: CommentsDrawerProps) {
  const t = useMessages(messages);
  const draft = useCommentDraft(`${subject} ${audience}`);
  return (
    <Drawer isOpen onOpenChange={onClose} width="wide" title={title} closeLabel={t('campaigns.close')}>
      <Stack space={5}>
        {children}
        {unsharedReason === undefined ? (
          <SegmentedControl
            label={t('campaigns.comments.audience')}
            items={AUDIENCES.map((each) => ({ value: each, label: t(`campaigns.comments.${each}`) }))}
            value={audience}
            onChange={onAudienceChange}
          />
        ) : (
          <Text as="p" variant="caption" tone="muted">
            {unsharedReason}
          </Text>
        )}
        <CommentThread
          key={audience}
          {...draft}
          headingLevel={3}
          title={t(`campaigns.comments.${audience}Title`)}
          {...commentThread(thread, { gone: t('campaigns.comments.gone') })}
          onSend={onSend}
          onEdit={({ id }, text) => onEdit(Number(id), text)}
          onDelete={({ id }) => onDelete(Number(id))}
        />
      </Stack>
    </Drawer>
  );
}

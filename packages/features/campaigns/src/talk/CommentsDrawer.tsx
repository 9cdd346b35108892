import type { ReactNode } from 'react';
import { type Audience, AudienceThread } from '@resonanz/comment-thread/AudienceThread';
import { CommentThread } from '@resonanz/comment-thread/CommentThread';
import type { ConnectedComments } from '@resonanz/comment-thread/connected';
import { generalWords } from '@resonanz/domain/generalWords';
import { useMessages } from '@resonanz/i18n/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useCommentDraft } from './CommentDrafts.tsx';

interface CommentsDrawerProps {
  title: string;
  /** What the comments are about, such as `campaign 20`: drafts are stored under it. */
  subject: string;
  /** Why nothing can be shared with a brand; the switch of audiences is left out then. */
  unsharedReason?: string;
  /** The comments, and what can be done with them. */
  comments: ConnectedComments;
  audience: Audience;
  onAudienceChange: (audience: Audience) => void;
  /** What is worth knowing before the comments. */
  children?: ReactNode;
  onClose: () => void;
}

/** Comments beside the page: among the agency, or shared with the brand. */
export function CommentsDrawer({ title, subject, unsharedReason, comments, onClose, ...talk }: CommentsDrawerProps) {
  const word = useMessages(generalWords);
  const audience: Audience = unsharedReason === undefined ? talk.audience : 'internal';
  const draft = useCommentDraft(`${subject} ${audience}`);
  return (
    <Drawer isOpen onOpenChange={onClose} width="wide" title={title} closeLabel={word('word.close')}>
      {unsharedReason === undefined ? (
        <AudienceThread {...talk} {...comments} {...draft} headingLevel={3} />
      ) : (
        <Stack space={5}>
          {talk.children}
          <Text as="p" variant="caption" tone="muted">
            {unsharedReason}
          </Text>
          <CommentThread {...comments} {...draft} headingLevel={3} />
        </Stack>
      )}
    </Drawer>
  );
}

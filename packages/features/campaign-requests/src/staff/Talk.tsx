import { commentThread } from '@resonanz/api-client/comment-thread';
import type { RequestCommentAudience } from '@resonanz/api-client/request-administration';
import { CommentThread, type CommentThreadProps } from '@resonanz/comment-thread/CommentThread';
import { useMessages } from '@resonanz/i18n/react';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { type ReactNode, useState } from 'react';
import { messages } from './messages.ts';

type Query = Parameters<typeof commentThread>[0];

interface TalkProps extends Pick<CommentThreadProps, 'headingLevel'> {
  /** Whom the comments shown are for. */
  audience: RequestCommentAudience;
  onAudienceChange: (audience: RequestCommentAudience) => void;
  thread: Query;
  onSend: (text: string) => Promise<unknown>;
  onEdit: (commentId: number, text: string) => Promise<unknown>;
  onDelete: (commentId: number) => Promise<unknown>;
  /** What is worth knowing before the comments. */
  children?: ReactNode;
}

const AUDIENCES = ['shared', 'internal'] as const satisfies readonly RequestCommentAudience[];

/** Comments among the agency, or shared with the brand: two conversations, so that nothing is shared by mistake. */
export function Talk({ headingLevel, audience, onAudienceChange, thread, onSend, onEdit, onDelete, children }: TalkProps) {
  const t = useMessages(messages);
  const [drafts, setDrafts] = useState<Readonly<Record<RequestCommentAudience, string>>>({ internal: '', shared: '' });
  return (
    <Stack space={5}>
      <SegmentedControl
        label={t('requests.comments.audience')}
        items={AUDIENCES.map((value) => ({ value, label: t(`requests.comments.${value}`) }))}
        value={audience}
        onChange={onAudienceChange}
      />
      {children}
      <CommentThread
        key={audience}
        draft={drafts[audience]}
        onDraftChange={(text) => setDrafts((before) => ({ ...before, [audience]: text }))}
        headingLevel={headingLevel ?? 2}
        title={t(`requests.comments.${audience}Title`)}
        {...commentThread(thread, { gone: t('requests.comments.gone') })}
        onSend={onSend}
        onEdit={({ id }, text) => onEdit(Number(id), text)}
        onDelete={({ id }) => onDelete(Number(id))}
      />
    </Stack>
  );
}

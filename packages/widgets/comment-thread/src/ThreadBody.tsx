import { useEffect, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { COMMENT_MAX_LENGTH, type CommentId, type CommentItem } from './comment.ts';
import { CommentComposer } from './CommentComposer.tsx';
import * as css from './CommentList.css.ts';
import { CommentList } from './CommentList.tsx';
import { messages } from './messages.ts';
import type { Draft } from './useDraft.ts';

interface Comments {
  /** The comments, oldest first; `undefined` while they load or when they could not be loaded. */
  comments: readonly CommentItem[] | undefined;
  /** Whether the comments could not be loaded; false by default. */
  isFailed?: boolean;
  /** Called when they are to be loaded again after a failure. */
  onReload?: () => void;
  /** The first comment the reader has not seen; a mark stands before it, and the thread begins there. */
  firstUnreadId?: CommentId;
  /** Loads comments before the first of `comments`; without it there are none. */
  onShowOlder?: () => Promise<unknown>;
  /** Saves the changed text of a comment of the reader's own; without it comments cannot be edited. */
  onEdit?: (comment: CommentItem, text: string) => Promise<unknown>;
  /** Deletes a comment of the reader's own, once that has been confirmed; without it comments cannot be deleted. */
  onDelete?: (comment: CommentItem) => Promise<unknown>;
  /** Greatest number of characters of a comment; 2,000 by default. */
  characterLimit?: number;
  /** The time that ages are relative to; the present, which goes on, by default. */
  now?: Date;
}

interface Writable {
  /**
   * Sends a comment, trimmed; while the promise is open the field waits, and when it is rejected the text stays for
   * another attempt.
   */
  onSend: (text: string) => Promise<unknown>;
  readOnlyReason?: never;
}

interface ReadOnly {
  onSend?: never;
  /** Why nothing can be written here; stands where the field would be. */
  readOnlyReason?: string;
}

/** The comments and what can be done with them; without `onSend` the thread can only be read. */
export type ThreadContent = Comments & (Writable | ReadOnly);

const PLACEHOLDERS = ['62%', '84%', '48%'];

/** Comments in one of their states, and the field below them. */
export function ThreadBody({ draft, ...content }: ThreadContent & { draft: Draft }) {
  const t = useMessages(messages);
  const {
    comments,
    isFailed = false,
    onReload,
    firstUnreadId,
    onShowOlder,
    onEdit,
    onDelete,
    onSend,
    readOnlyReason,
  } = content;
  const { characterLimit = COMMENT_MAX_LENGTH } = content;
  const now = useNow(content.now);
  return (
    <Stack space={5}>
      {comments && (
        <CommentList
          comments={comments}
          firstUnreadId={firstUnreadId}
          onShowOlder={onShowOlder}
          onEdit={onEdit}
          onDelete={onDelete}
          characterLimit={characterLimit}
          now={now}
        />
      )}
      {!comments && isFailed && (
        <LoadFailure reloadLabel={t('commentThread.reload')} onReload={onReload}>
          {t('commentThread.failed')}
        </LoadFailure>
      )}
      {!comments && !isFailed && (
        <div role="status">
          <VisuallyHidden>{t('commentThread.loading')}</VisuallyHidden>
          {PLACEHOLDERS.map((width) => (
            <div key={width} className={css.placeholder}>
              <Skeleton shape="circle" width="36px" />
              <div className={css.lines}>
                <Skeleton width="40%" />
                <Skeleton width={width} />
              </div>
            </div>
          ))}
        </div>
      )}
      {onSend && <CommentComposer draft={draft} characterLimit={characterLimit} />}
      {readOnlyReason !== undefined && (
        <Text as="p" variant="caption" tone="muted">
          {readOnlyReason}
        </Text>
      )}
    </Stack>
  );
}

/** Ages are shown in seconds below one minute; half of it keeps them close enough. */
const TICK_MS = 30_000;

/** The given time, or else the present one, which goes on. */
function useNow(given: Date | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  const isGiven = given !== undefined;
  useEffect(() => {
    if (isGiven) return undefined;
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [isGiven]);
  return given ?? now;
}

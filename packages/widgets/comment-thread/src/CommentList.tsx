import { ArrowDownIcon } from '@phosphor-icons/react';
import { useRef } from 'react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import type { CommentId, CommentItem } from './comment.ts';
import * as css from './CommentList.css.ts';
import { type CommentEvents, CommentRow } from './CommentRow.tsx';
import { dayLabel, dayOf } from './dayLabel.ts';
import { excerpt } from './excerpt.ts';
import { messages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';
import { useShownComments } from './useShownComments.ts';
import { useThreadScroll } from './useThreadScroll.ts';

interface CommentListProps extends CommentEvents {
  comments: readonly CommentItem[];
  firstUnreadId: CommentId | undefined;
  onShowOlder: (() => Promise<unknown>) | undefined;
  characterLimit: number;
  now: Date;
}

/** The comments in the order they were written, in a list that scrolls on its own. */
export function CommentList({ comments, firstUnreadId, onShowOlder, now, ...row }: CommentListProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const divider = useRef<HTMLParagraphElement>(null);
  const { shown, hidden, showMore, showAll } = useShownComments(comments, firstUnreadId);
  const { scroller, region, arrived, unseen, showEnd } = useThreadScroll(shown, divider);
  const rowFocus = useRowFocus<HTMLOListElement>(scroller);
  const [only] = arrived;
  return (
    <div className={css.frame}>
      <VisuallyHidden role="status">
        {arrived.length === 1 && only
          ? t('commentThread.arrived', { author: only.author, text: excerpt(only.text) })
          : arrived.length > 1 && t('commentThread.newComments', { count: arrived.length })}
      </VisuallyHidden>
      <div {...region} className={css.scroller} role="group" aria-label={t('commentThread.title')}>
        {(hidden > 0 || onShowOlder) && (
          <OlderComments onShowOlder={hidden > 0 ? showMore : onShowOlder && (() => onShowOlder().then(showAll))} />
        )}
        {shown.length === 0 && <EmptyState title={t('commentThread.empty')} />}
        <ol {...rowFocus}>
          {shown.map((comment, at) => {
            const before = shown[at - 1];
            const startsDay = !before || dayOf(before.createdAt) !== dayOf(comment.createdAt);
            return (
              <CommentRow key={comment.id} {...row} comment={comment} now={now}>
                {startsDay && <p className={css.day}>{dayLabel(comment.createdAt, now, language, t)}</p>}
                {comment.id === firstUnreadId && (
                  <p ref={divider} className={css.unread}>
                    {t('commentThread.unread')}
                  </p>
                )}
              </CommentRow>
            );
          })}
        </ol>
      </div>
      {unseen > 0 && (
        <div className={css.arrived}>
          <Button iconStart={ArrowDownIcon} onPress={showEnd}>
            {t('commentThread.newComments', { count: unseen })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The way to older comments, above the first one that is drawn. */
function OlderComments({ onShowOlder }: { onShowOlder: (() => Promise<unknown> | void) | undefined }) {
  const t = useMessages(messages);
  const { state, attempt } = useAttempt(async () => onShowOlder?.());
  return (
    <div className={css.older}>
      <Button variant="quiet" isPending={state === 'pending'} onPress={() => void attempt()}>
        {t('commentThread.older')}
      </Button>
      {state === 'failed' && (
        <InlineAlert tone="error" role="alert">
          {t('commentThread.olderFailed')}
        </InlineAlert>
      )}
    </div>
  );
}

import { BuildingsIcon, StorefrontIcon } from '@phosphor-icons/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDateTime, formatRelative } from '@resonanz/formatters/date';
import { initials } from '@resonanz/formatters/name';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Avatar } from '@resonanz/ui/Avatar';
import { Icon } from '@resonanz/ui/Icon';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import type { CommentItem } from './comment.ts';
import { CommentActions } from './CommentActions.tsx';
import { CommentEditor } from './CommentEditor.tsx';
import * as css from './CommentRow.css.ts';
import { CommentText } from './CommentText.tsx';
import { messages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

/** What can be done with comments of one's own. */
export interface CommentEvents {
  onEdit: ((comment: CommentItem, text: string) => Promise<unknown>) | undefined;
  onDelete: ((comment: CommentItem) => Promise<unknown>) | undefined;
}

interface CommentRowProps extends CommentEvents {
  comment: CommentItem;
  characterLimit: number;
  now: Date;
  /** Marks that stand before the comment. */
  children: ReactNode;
}

const SIDE_ICONS = { agency: BuildingsIcon, brand: StorefrontIcon };

/** One comment: who, from which side, when, and what. */
export function CommentRow({ comment, characterLimit, now, onEdit, onDelete, children }: CommentRowProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const removal = useAttempt(onDelete);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const {
    author,
    side,
    role,
    picture,
    place,
    text,
    createdAt,
    isOwn = false,
    isEdited = false,
    mayEdit = isOwn,
    mayDelete = isOwn,
  } = comment;
  return (
    <li className={css.item}>
      {children}
      <div className={css.row} data-side={side}>
        <Avatar initials={initials(author)} src={picture} size="medium" />
        <div className={css.body}>
          <div className={css.head}>
            <strong className={css.author}>{author}</strong>
            <span className={css.side}>
              <Icon icon={SIDE_ICONS[side]} size="small" />
              {t(`commentThread.side.${side}`)}
            </span>
            {role !== undefined && <span className={css.detail}>{role}</span>}
            <time className={css.detail} dateTime={createdAt} title={formatDateTime(createdAt, language)}>
              {formatRelative(createdAt, language, now)}
            </time>
            {place && (
              <Link variant="quiet" onPress={place.onOpen}>
                {place.label}
              </Link>
            )}
            {isEdited && <span className={css.detail}>{t('commentThread.edited')}</span>}
          </div>
          {isEditing && onEdit ? (
            <CommentEditor
              comment={comment}
              characterLimit={characterLimit}
              onEdit={onEdit}
              onDone={() => setEditing(false)}
            />
          ) : (
            <CommentText>{text}</CommentText>
          )}
          {removal.state === 'failed' && (
            <InlineAlert tone="error" role="alert">
              {t('commentThread.notRemoved')}
            </InlineAlert>
          )}
        </div>
        {(mayEdit || mayDelete) && !isEditing && (
          <div className={css.actions}>
            <CommentActions
              text={text}
              onEdit={mayEdit && onEdit ? () => setEditing(true) : undefined}
              onDelete={mayDelete && onDelete ? () => void removal.attempt(comment) : undefined}
              isDeleting={removal.state === 'pending'}
              editButton={editButton}
            />
          </div>
        )}
      </div>
    </li>
  );
}

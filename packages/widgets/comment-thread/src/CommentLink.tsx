'use client';

import { ChatTextIcon } from '@phosphor-icons/react';
import { type ReactNode, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Link } from '@resonanz/ui/Link';
import type { CommentDialogProps } from './CommentDialog.tsx';
import type { CommentDraft } from './CommentThread.tsx';
import { messages } from './messages.ts';

/** What {@link CommentLink} gives to the `CommentDialog` it opens. */
export type LinkedDialog = Required<Pick<CommentDialogProps, 'isOpen' | 'onOpenChange' | 'title'>> & CommentDraft;

/** Props of {@link CommentLink}. */
export interface CommentLinkProps {
  /** What the comments are about, for example a channel. */
  name: string;
  /** How many comments there are. */
  count: number;
  /** Draws the `CommentDialog`, while it is open; what is written and not sent is there again the next time. */
  children: (dialog: LinkedDialog) => ReactNode;
}

/** How many comments there are on one thing of several, and the way to them. */
export function CommentLink({ name, count, children }: CommentLinkProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState('');
  return (
    <>
      <Link
        variant="standalone"
        iconStart={ChatTextIcon}
        aria-label={t('commentThread.openNamed', { name, count })}
        onPress={() => setOpen(true)}
      >
        {t('commentThread.open', { count })}
      </Link>
      {isOpen &&
        children({
          isOpen,
          onOpenChange: setOpen,
          title: t('commentThread.titleOf', { name }),
          draft,
          onDraftChange: setDraft,
        })}
    </>
  );
}

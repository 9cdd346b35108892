'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Dialog } from '@resonanz/ui/Dialog';
import type { ControlledDraft } from './CommentThread.tsx';
import { messages } from './messages.ts';
import { ThreadBody, type ThreadContent } from './ThreadBody.tsx';
import { useDraft } from './useDraft.ts';

/** Props of {@link CommentDialog}; without `onSend` the comments can only be read. */
export type CommentDialogProps = ThreadContent &
  ControlledDraft & {
    /** Whether the dialog is shown; controlled. */
    isOpen: boolean;
    /**
     * Called when it asks to close; what was written and not sent is there again the next time, as long as the dialog
     * stays mounted or its draft is stored outside.
     */
    onOpenChange: (isOpen: boolean) => void;
    /** What the comments are about; "Kommentare" by default. */
    title?: string;
  };

/** The comments on one subject in a dialog. Keep it mounted, and give it a `key` of its subject. */
export function CommentDialog({
  isOpen,
  onOpenChange,
  title,
  draft: controlled,
  onDraftChange,
  ...content
}: CommentDialogProps) {
  const t = useMessages(messages);
  const draft = useDraft(content.onSend, onDraftChange && { text: controlled, onChange: onDraftChange });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title ?? t('commentThread.title')}
      size="large"
      closeLabel={t('commentThread.close')}
    >
      <ThreadBody {...content} draft={draft} />
    </Dialog>
  );
}

'use client';

import { useId } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Heading } from '@resonanz/ui/Heading';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import { ThreadBody, type ThreadContent } from './ThreadBody.tsx';
import { useDraft } from './useDraft.ts';

/** A comment that is being written and is to outlive its thread. */
export interface CommentDraft {
  /** Its text. */
  draft: string;
  /** Called while the comment is written, and with '' once it has been sent, even when the thread is gone by then. */
  onDraftChange: (text: string) => void;
}

/** Where the comment is stored that is being written: outside, or by the thread itself. */
export type ControlledDraft = CommentDraft | { draft?: never; onDraftChange?: never };

/** Props of {@link CommentThread}; without `onSend` the thread can only be read. */
export type CommentThreadProps = ThreadContent &
  ControlledDraft & {
    /** What the comments are about; "Kommentare" by default. */
    title?: string;
    /** Place of the title in the page's outline; 2 by default. */
    headingLevel?: 2 | 3 | 4;
  };

/** The comments of agency and brand on one subject. Give it a `key` of its subject. */
export function CommentThread({
  title,
  headingLevel = 2,
  draft: controlled,
  onDraftChange,
  ...content
}: CommentThreadProps) {
  const t = useMessages(messages);
  const titleId = useId();
  const draft = useDraft(content.onSend, onDraftChange && { text: controlled, onChange: onDraftChange });
  return (
    <Stack as="section" space={5} aria-labelledby={titleId}>
      <Heading level={headingLevel} id={titleId}>
        {title ?? t('commentThread.title')}
      </Heading>
      <ThreadBody {...content} draft={draft} />
    </Stack>
  );
}

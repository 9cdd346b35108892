import { useState } from 'react';

/** A comment that is being written, and what to call while it is. */
export interface CommentDraft {
  readonly draft: string;
  readonly onDraftChange: (text: string) => void;
}

/** The comments that are being written, by to-do: they outlive the drawer, as long as the page is there. */
export function useCommentDrafts(): (todoId: number) => CommentDraft {
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map());
  return (todoId) => ({
    draft: texts.get(todoId) ?? '',
    onDraftChange: (text) => setTexts((before) => new Map(before).set(todoId, text)),
  });
}

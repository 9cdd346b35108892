import { createContext, type ReactNode, use, useState } from 'react';

interface Drafts {
  readonly texts: ReadonlyMap<string, string>;
  readonly write: (subject: string, text: string) => void;
}

const DraftsContext = createContext<Drafts>({ texts: new Map(), write: () => {} });

/** Keeps comments that are being written while their page is open, whichever drawer is. */
export function CommentDrafts({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const write = (subject: string, text: string) => setTexts((before) => new Map(before).set(subject, text));
  return <DraftsContext value={{ texts, write }}>{children}</DraftsContext>;
}

/** The comment that is being written on a subject, as `CommentThread` takes it. */
export function useCommentDraft(subject: string): { draft: string; onDraftChange: (text: string) => void } {
  const { texts, write } = use(DraftsContext);
  return { draft: texts.get(subject) ?? '', onDraftChange: (text) => write(subject, text) };
}

import type { components } from '@resonanz/contract/named';

/** The query that asks for what is older than one entry; the newest part without. */
export const beforeOf = (before: number | null): { readonly before?: number } => (before === null ? {} : { before });

/** Where the next older comments end: before the first of a part, which is its oldest. */
export const olderComment = ({ content, hasOlder }: components['schemas']['CommentPage']): number | null =>
  hasOlder ? (content[0]?.commentId ?? null) : null;

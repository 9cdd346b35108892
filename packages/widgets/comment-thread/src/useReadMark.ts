import { useEffect, useRef } from 'react';

/** A part of a thread as its query has it: who wrote it is enough. */
export interface ReadPart {
  readonly content: readonly { readonly commentId: number; readonly isOwn: boolean }[];
}

/**
 * Reports up to which comment of others a thread is read, once for each: `pages` as the query of the thread has them,
 * the newest part first.
 */
export function useReadMark(pages: readonly ReadPart[] | undefined, onRead: (commentId: number) => void): void {
  const newest = pages?.[0]?.content.findLast(({ isOwn }) => !isOwn)?.commentId;
  const reported = useRef(0);
  useEffect(() => {
    // Where the same place shows one thread after another, each change is reported: the server never goes back.
    if (newest === undefined || newest === reported.current) return;
    reported.current = newest;
    onRead(newest);
  }, [newest, onRead]);
}

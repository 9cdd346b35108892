import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CommentId, CommentItem } from './comment.ts';

/** Up to so many px above its end, the list counts as read to the end. */
const END_TOLERANCE = 24;

interface Before {
  first: CommentId | undefined;
  last: CommentId | undefined;
}

/**
 * Keeps the place in a list of comments: it begins at the first unread one or at the end, follows the end while the
 * reader is there and otherwise stands still, whatever arrives below or above. `divider` is the mark before the first
 * unread comment.
 */
export function useThreadScroll(shown: readonly CommentItem[], divider: RefObject<HTMLElement | null>) {
  const scroller = useRef<HTMLDivElement>(null);
  const before = useRef<Before>(undefined);
  /** Height of the list when it was last looked at; places are measured by it, since scroll events come late. */
  const height = useRef(0);
  const [arrived, setArrived] = useState<readonly CommentItem[]>([]);
  const [unseen, setUnseen] = useState(0);

  // The words of an empty list may stand higher than the first comment, which then needs no way to it.
  const isAtEnd = (list: HTMLElement) =>
    list.scrollTop + list.clientHeight >= Math.min(height.current, list.scrollHeight) - END_TOLERANCE;

  function onScroll() {
    const list = scroller.current;
    if (!list) return;
    height.current = list.scrollHeight;
    if (isAtEnd(list)) setUnseen(0);
  }

  function toEnd(list: HTMLElement) {
    list.scrollTop = list.scrollHeight;
    setUnseen(0);
  }

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    const [first, last] = [shown[0], shown.at(-1)];
    const { current: old } = before;
    before.current = { first: first?.id, last: last?.id };
    if (old) {
      const oldLast = shown.findIndex(({ id }) => id === old.last);
      const added = oldLast === -1 && old.last !== undefined ? [] : shown.slice(oldLast + 1);
      const byOthers = added.filter(({ isOwn }) => !isOwn);
      if (byOthers.length > 0) setArrived(byOthers);
      if (added.length > 0 && (isAtEnd(list) || last?.isOwn)) toEnd(list);
      else if (added.length > 0) setUnseen((count) => count + byOthers.length);
      else if (first?.id !== old.first) list.scrollTop += list.scrollHeight - height.current;
    } else if (divider.current) {
      list.scrollTop = divider.current.offsetTop;
    } else {
      toEnd(list);
    }
    height.current = list.scrollHeight;
  }, [shown, divider]);

  return {
    scroller,
    /** For the element that scrolls: the keyboard has to reach it. */
    region: { ref: scroller, tabIndex: 0, onScroll },
    /** Comments of others that came last while the thread was open, to be announced. */
    arrived,
    /** How many have come below what is in sight. */
    unseen,
    /** Leads to the end, with the keyboard. */
    showEnd: () => {
      const list = scroller.current;
      if (!list) return;
      list.focus({ preventScroll: true });
      toEnd(list);
    },
  };
}

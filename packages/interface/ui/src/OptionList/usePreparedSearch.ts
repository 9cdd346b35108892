import { useEffect } from 'react';
import type { Option, OptionId } from './Option.ts';
import { type OptionOrder, searchIndexOf } from './searchIndex.ts';

// Far below what a person notices, should a key arrive meanwhile.
const MAX_SLICE_MS = 8;

/** Sorts and folds a list in idle time, so that neither opening it nor the first key has to. */
export function usePreparedSearch<Id extends OptionId>(
  options: readonly Option<Id>[],
  locale: string,
  order: OptionOrder,
): void {
  useEffect(() => {
    // Safari has no idle callbacks; there the list is prepared when it is opened.
    if (!('requestIdleCallback' in window)) return;
    const index = searchIndexOf(options, locale, order);
    let request = requestIdleCallback(work);
    function work(deadline: IdleDeadline) {
      const ends = performance.now() + Math.min(deadline.timeRemaining(), MAX_SLICE_MS);
      let isLeft = true;
      while (isLeft && performance.now() < ends) isLeft = index.advance();
      if (isLeft) request = requestIdleCallback(work);
    }
    return () => cancelIdleCallback(request);
  }, [options, locale, order]);
}

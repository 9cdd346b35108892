import { useState } from 'react';

/** Which series the reader has hidden, by id. */
export function useHiddenSeries(): [hidden: ReadonlySet<string>, toggle: (id: string) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setHidden((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return [hidden, toggle];
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was drawn last, for answers that come later. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

import { type RefObject, useRef, useState } from 'react';

/** Whether some of a field's parts are given and others are not. */
function isHalfTyped(frame: Element | null): boolean {
  const parts = [...(frame?.querySelectorAll('[data-type]:not([data-type="literal"])') ?? [])];
  const missing = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return missing.length > 0 && missing.length < parts.length;
}

/**
 * What becomes of a half-typed value when focus leaves: one that was whole on entering comes back, so that the field
 * always shows what it sends; otherwise the field is incomplete until something changes.
 */
export function useHalfTyped<Value>({
  frameRef,
  value,
  restore,
  onBlur,
}: {
  frameRef: RefObject<Element | null>;
  value: Value | null;
  restore: (value: Value | null) => void;
  onBlur?: (() => void) | undefined;
}) {
  const [isIncomplete, setIncomplete] = useState(false);
  const entered = useRef<Value | null>(null);
  return {
    isIncomplete,
    forgetIncomplete: () => setIncomplete(false),
    focusProps: {
      onFocus() {
        entered.current = value;
      },
      onBlur() {
        const isHalf = isHalfTyped(frameRef.current);
        if (isHalf && value !== null) restore(entered.current);
        setIncomplete(isHalf && value === null);
        onBlur?.();
      },
    },
  };
}

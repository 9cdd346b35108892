import { type RefObject, useEffect, useRef, useState } from 'react';
import { type InvalidField, invalidFields } from './invalidFields.ts';

interface Judgement {
  /** How often the form was sent. */
  attempts: number;
  /** Number of the server's last answer. */
  answer: number;
  /** An attempt is under way. */
  isBusy: boolean;
  /** The form shows a list of its errors. */
  hasSummary: boolean;
}

const NONE: readonly InvalidField[] = [];

const isSame = (before: readonly InvalidField[], now: readonly InvalidField[]) =>
  before.length === now.length &&
  before.every(
    ({ control, label, message }, at) =>
      control === now[at]?.control && label === now[at].label && message === now[at].message,
  );

/**
 * Moves the focus to the first invalid field after each attempt and answer, and names the invalid ones until they are
 * mended.
 */
export function useInvalidFields(
  form: RefObject<HTMLFormElement | null>,
  { attempts, answer, isBusy, hasSummary }: Judgement,
): readonly InvalidField[] {
  const [fields, setFields] = useState(NONE);
  const judged = useRef(0);

  useEffect(() => {
    if (isBusy || attempts + answer === 0) return undefined;
    // Rules that wait for a promise draw their errors a moment later.
    const frame = requestAnimationFrame(() => {
      const now = form.current ? invalidFields(form.current) : NONE;
      if (hasSummary) setFields(now);
      const isAwaited = attempts > judged.current;
      const isTyping =
        form.current?.contains(document.activeElement) &&
        document.activeElement?.matches('input, textarea, [contenteditable="true"]');
      if (now.length === 0 || (isTyping && !isAwaited)) return;
      judged.current = attempts;
      now[0]?.control.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form, attempts, answer, isBusy, hasSummary]);

  const isListed = fields.length > 0;
  useEffect(() => {
    const element = form.current;
    if (!isListed || !element) return undefined;
    const observer = new MutationObserver(() => {
      const now = invalidFields(element);
      setFields((before) => (isSame(before, now) ? before : now));
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-invalid', 'aria-describedby'],
    });
    return () => observer.disconnect();
  }, [form, isListed]);

  return fields;
}

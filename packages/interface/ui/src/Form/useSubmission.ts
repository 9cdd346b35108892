import { type FormEvent, useRef, useState } from 'react';

/** Sends the form once at a time, counts the attempts, and moves the focus to the element that an attempt resolves to. */
export function useSubmission(
  onSubmit: ((event: FormEvent<HTMLFormElement>) => void | Promise<unknown>) | undefined,
  isPending: boolean,
) {
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const chosen = useRef<HTMLElement>(null);
  const isBusy = isPending || isSending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    chosen.current = null;
    setAttempts((count) => count + 1);
    const sent = onSubmit?.(event);
    if (!(sent instanceof Promise)) return;
    setSending(true);
    const choose = (answer: unknown) => {
      if (!(answer instanceof HTMLElement)) return;
      chosen.current = answer;
      answer.focus();
    };
    void sent.then(choose).finally(() => setSending(false));
  };
  return { attempts, isBusy, chosen, submit };
}

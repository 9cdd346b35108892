import { type FormEvent, useState } from 'react';

/** Sends the form once at a time and counts the attempts. */
export function useSubmission(onSubmit: ((event: FormEvent<HTMLFormElement>) => void | Promise<unknown>) | undefined, isPending: boolean) {
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const isBusy = isPending || isSending;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setAttempts((count) => count + 1);
    const sent = onSubmit?.(event);
    if (!(sent instanceof Promise)) return;
    setSending(true);
    void sent.finally(() => setSending(false));
  };
  return { attempts, isBusy, submit };
}

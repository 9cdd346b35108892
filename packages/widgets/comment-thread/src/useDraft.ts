import { useState } from 'react';
import { useAttempt } from './useAttempt.ts';

/** A comment that is being written; it stays until it has been sent. */
export function useDraft(onSend: ((text: string) => Promise<unknown>) | undefined) {
  const [text, setText] = useState('');
  const { state, attempt } = useAttempt(onSend);
  async function send() {
    const words = text.trim();
    if (words !== '' && (await attempt(words))) setText('');
  }
  return { text, setText, state, send };
}

/** What {@link useDraft} gives. */
export type Draft = ReturnType<typeof useDraft>;

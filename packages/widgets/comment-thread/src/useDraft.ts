import { useState } from 'react';
import { useAttempt } from './useAttempt.ts';

interface ControlledText {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/**
 * A comment that is being written; it stays until it has been sent. Where the draft is controlled, it outlives the
 * thread.
 */
export function useDraft(onSend: ((text: string) => Promise<unknown>) | undefined, controlled?: ControlledText) {
  const [own, setOwn] = useState('');
  const { text, onChange: setText } = controlled ?? { text: own, onChange: setOwn };
  const { state, attempt } = useAttempt(onSend);
  async function send() {
    const words = text.trim();
    if (words !== '' && (await attempt(words))) setText('');
  }
  return { text, setText, state, send };
}

/** What {@link useDraft} gives. */
export type Draft = ReturnType<typeof useDraft>;

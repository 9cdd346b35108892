import { useState } from 'react';

/** Of several messages that change one by one, the one that changed last. */
export function useTableMessage(messages: Readonly<Record<'loading' | 'sort' | 'selection' | 'saved' | 'refused', string>>): string {
  const [seen, setSeen] = useState({ messages, latest: '' });
  const changed = (Object.keys(messages) as (keyof typeof messages)[]).find((key) => messages[key] !== seen.messages[key]);
  if (changed === undefined) return seen.messages.loading || seen.latest;
  setSeen({ messages, latest: messages[changed] });
  return messages.loading || messages[changed];
}

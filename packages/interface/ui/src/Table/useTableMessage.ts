import { useState } from 'react';

type News = 'sort' | 'selection' | 'saved' | 'rejected';
type Messages = Readonly<Record<News | 'loading', string>>;

const kinds: readonly News[] = ['sort', 'selection', 'saved', 'rejected'];

/** While rows are on their way, that they are; otherwise, of messages that change one by one, the one that changed last. */
export function useTableMessage(messages: Messages): string {
  const [seen, setSeen] = useState({ messages, latest: '' });
  const changed = kinds.find((kind) => messages[kind] !== seen.messages[kind]);
  // A sort often begins to load at once; its message waits until the rows are there.
  if (changed !== undefined) setSeen({ messages, latest: messages[changed] });
  return messages.loading || (changed === undefined ? seen.latest : messages[changed]);
}

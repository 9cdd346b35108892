import { useCallback, useState } from 'react';

/** What the grid says aloud last. The same words twice are news too, so they differ by a space. */
export function useNews() {
  const [{ text, isOdd }, setNews] = useState({ text: '', isOdd: false });
  const say = useCallback((next: string) => setNews((last) => ({ text: next, isOdd: !last.isOdd })), []);
  return { news: isOdd && text ? `${text}\u00a0` : text, say };
}

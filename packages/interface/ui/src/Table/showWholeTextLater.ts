const FIRST = ['focusin', 'mouseover'] as const;

/**
 * Shows whole what is cut off in the cell in question, with code that is fetched when the first cell is; what is
 * returned ends it.
 */
export function showWholeTextLater(box: HTMLElement, tip: HTMLElement): () => void {
  const waiting = new AbortController();
  let end = () => waiting.abort();
  const begin = () => {
    for (const type of FIRST) box.removeEventListener(type, begin);
    import('./wholeText.ts').then(
      ({ showWholeText }) => {
        if (!waiting.signal.aborted) end = showWholeText(box, tip);
      },
      // Out of reach, it is done without: columns can be drawn wider.
      () => {},
    );
  };
  for (const type of FIRST) box.addEventListener(type, begin, { signal: waiting.signal });
  return () => end();
}

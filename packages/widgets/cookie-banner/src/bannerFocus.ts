interface Span {
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Span, other: Span) => one.top < other.bottom && other.top < one.bottom;

/** The edge of the window where the banner covers nothing of what has the focus; `end` where both would. */
function freeEdge(banner: HTMLElement, focused: Element): 'start' | 'end' {
  const own = banner.getBoundingClientRect();
  const theirs = focused.getBoundingClientRect();
  const mirrored = { top: innerHeight - own.bottom, bottom: innerHeight - own.top };
  const [atStart, atEnd] = banner.dataset['edge'] === 'start' ? [own, mirrored] : [mirrored, own];
  const isBeside = theirs.right <= own.left || theirs.left >= own.right;
  return isBeside || !overlap(theirs, atEnd) || overlap(theirs, atStart) ? 'end' : 'start';
}

/**
 * Moves the banner to the other edge of the window as long as it would cover what has the focus (WCAG 2.4.11). Returns
 * how to stop.
 */
export function uncoverFocus(banner: HTMLElement): () => void {
  let frame = 0;
  const look = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && !banner.contains(focused))
      banner.dataset['edge'] = freeEdge(banner, focused);
  };
  const onFocus = () => {
    cancelAnimationFrame(frame);
    // The browser scrolls to what has the focus first.
    frame = requestAnimationFrame(look);
  };
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('focusin', onFocus);
  };
}

/** Gives the focus to a banner that was asked for; returns how to give it back. */
export function lendFocus(banner: HTMLElement): () => void {
  const before = document.activeElement;
  banner.tabIndex = -1;
  banner.focus({ preventScroll: true });
  return () => {
    const isFree = document.activeElement === document.body || banner.contains(document.activeElement);
    if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/**
 * The part of a cell that ends with an ellipsis; asked only of the cell in question, because measuring every cell would
 * cost more than drawing it.
 */
function cutPartOf(cell: HTMLElement): HTMLElement | undefined {
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
  return parts.find(
    (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).textOverflow === 'ellipsis',
  );
}

const cellOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('td, th') : null;

/** Says whole what is cut off in the cell that is pointed at, in the browser's own tooltip. */
function nameCutCell({ target }: Pick<Event, 'target'>): void {
  const cell = cellOf(target);
  if (!cell || cell.title !== '') return;
  const cut = cutPartOf(cell);
  if (cut) cell.title = cut.textContent;
}

/**
 * Shows whole what is cut off in the cell that is pointed at, or that the keyboard reaches: then in `tip`. What is
 * returned ends it.
 */
export function showWholeText(box: HTMLElement, tip: HTMLElement): () => void {
  const hide = () => {
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = ({ target }: Pick<Event, 'target'>) => {
    hide();
    const cell = cellOf(target);
    if (!cell || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    // A control beside the words is not about them.
    const cut = cutPartOf(cell);
    if (!cut || !(cut.contains(target) || target.contains(cut))) return;
    const { left, bottom, width } = cell.getBoundingClientRect();
    tip.textContent = cut.textContent;
    Object.assign(tip.style, { left: `${left}px`, top: `${bottom}px`, minWidth: `${Math.min(width, 280)}px` });
    tip.showPopover();
  };
  const hideOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  const end = new AbortController();
  box.addEventListener('mouseover', nameCutCell, end);
  box.addEventListener('focusin', show, end);
  box.addEventListener('focusout', hide, end);
  box.addEventListener('keydown', hideOnEscape, end);
  box.addEventListener('scroll', hide, end);
  // What happened before this was there.
  nameCutCell({ target: box.querySelector(':is(td, th):hover') });
  show({ target: box.contains(document.activeElement) ? document.activeElement : null });
  return () => {
    hide();
    end.abort();
  };
}

/** A name that stands at the end of its line. */
export interface EndLabel {
  readonly id: string;
  readonly label: string;
  /** Middle of the text in px. */
  readonly y: number;
}

/**
 * Moves names apart until each has `gap` px, as little as possible and within `top` and `bottom`; undefined when there
 * is no room.
 */
export function spreadLabels(
  labels: readonly EndLabel[],
  gap: number,
  top: number,
  bottom: number,
): readonly EndLabel[] | undefined {
  if (labels.length * gap > bottom - top) return undefined;
  const placed: EndLabel[] = [];
  let free = top + gap / 2;
  for (const label of labels.toSorted((a, b) => a.y - b.y)) {
    const y = Math.max(label.y, free);
    placed.push({ ...label, y });
    free = y + gap;
  }
  let limit = bottom - gap / 2;
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const label = placed[index];
    if (label) placed[index] = { ...label, y: Math.min(label.y, limit) };
    limit = (placed[index]?.y ?? limit) - gap;
  }
  return placed;
}

import type { Option, OptionId } from './Option.ts';

const RUN = 500;

/**
 * Sorts by the rules of the language and pauses every few hundred comparisons; an array that is in order is returned as
 * it is.
 */
export function* sortInSteps<Id extends OptionId>(
  options: readonly Option<Id>[],
  locale: string,
): Generator<undefined, readonly Option<Id>[]> {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const inOrder = (a: Option<Id>, b: Option<Id>) => compare(a.label, b.label) <= 0;

  let isSorted = true;
  for (let at = 1; at < options.length && isSorted; at += 1) {
    const [before, here] = [options[at - 1], options[at]];
    isSorted = !before || !here || inOrder(before, here);
    if (at % RUN === 0) yield;
  }
  if (isSorted) return options;

  let from: Option<Id>[] = [];
  for (let at = 0; at < options.length; at += RUN) {
    from.push(...options.slice(at, at + RUN).sort((a, b) => compare(a.label, b.label)));
    yield;
  }
  for (let width = RUN; width < from.length; width *= 2) {
    const merged: Option<Id>[] = [];
    for (let start = 0; start < from.length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, from.length), Math.min(start + 2 * width, from.length)];
      let [left, right] = [start, middle];
      while (left < middle || right < end) {
        const [a, b] = [from[left], from[right]];
        const next = right >= end || (left < middle && a && b && inOrder(a, b)) ? from[left++] : from[right++];
        if (next) merged.push(next);
        if (merged.length % RUN === 0) yield;
      }
    }
    from = merged;
  }
  return from;
}

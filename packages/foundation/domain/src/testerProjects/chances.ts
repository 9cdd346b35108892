/**
 * Chances of an application in small numbers: `places` of `of` get one. Both are 1 where everybody does, `places` is 0
 * where no place is left.
 *
 * @source docs/domain/testers.md#chances
 */
export interface Chances {
  readonly places: number;
  readonly of: number;
}

const LARGEST_GROUP = 10;
/** How far the small numbers may be below and above the real share. */
const TOLERANCE = { below: 0.02, above: 0.005 };

/**
 * The chances of one of the waiting applications while so many places are free, "about 2 of 7": the smallest group that
 * is near enough. What lies between is rounded down, so that nobody is promised more than there is.
 *
 * @param waiting Applications without an answer, with the tester's own.
 * @source docs/domain/testers.md#chances
 */
export function chances(placesLeft: number, waiting: number): Chances {
  if (placesLeft <= 0) return { places: 0, of: 1 };
  if (waiting <= placesLeft) return { places: 1, of: 1 };
  const share = placesLeft / waiting;
  for (let of = 2; of <= LARGEST_GROUP; of += 1) {
    const places = Math.round(share * of);
    const excess = places / of - share;
    const isNear = excess >= -TOLERANCE.below && excess <= TOLERANCE.above;
    if (places > 0 && places < of && isNear) return { places, of };
  }
  return share > 0.5 ? { places: LARGEST_GROUP - 1, of: LARGEST_GROUP } : { places: 1, of: Math.ceil(1 / share) };
}

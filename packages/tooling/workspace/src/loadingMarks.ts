/** What says of itself that it is still loading: a busy region, and the kit's skeletons and spinners. */
export const LOADING = '[aria-busy="true"], [data-loading]';

/** Where such an element stands in the window. */
export interface LoadingMark {
  /** Which mark it carries. */
  readonly kind: 'aria-busy' | 'skeleton' | 'spinner';
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The marks that a picture of the window would show; one without any extent is not drawn. */
export const shownMarks = (
  marks: readonly LoadingMark[],
  { width, height }: { width: number; height: number },
): readonly LoadingMark[] =>
  marks.filter(
    ({ top, bottom, left, right }) =>
      bottom > top && right > left && bottom > 0 && top < height && right > 0 && left < width,
  );

/** How often a page is looked at before its loading counts as a failure. */
const LOOKS = 40;
const PAUSE_MS = 250;
/**
 * How many looks in a row have to find nothing: a part that is fetched when it is needed begins to load a moment after
 * the page is there.
 */
const CALM = 3;

/**
 * Waits until nothing in the window is loading any more; a page that keeps loading is an error that names what it
 * shows.
 */
export async function untilLoaded(
  look: () => Promise<readonly LoadingMark[]>,
  pause: (ms: number) => Promise<unknown>,
): Promise<void> {
  let shown: readonly LoadingMark[] = [];
  for (let looks = 0, calm = 0; looks < LOOKS; looks += 1) {
    shown = await look();
    calm = shown.length === 0 ? calm + 1 : 0;
    if (calm === CALM) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`It is still loading: ${[...new Set(shown.map(({ kind }) => kind))].join(', ')}`);
}

import type { Stage } from './stage.ts';

/** What the frames of a movement were like. */
export interface Frames {
  readonly frames: number;
  /** Frames that did not come in time. */
  readonly dropped: number;
  /** Longest distance between two frames, in milliseconds. */
  readonly worst: number;
  /** Frames in which a place in sight had no cell. */
  readonly blank: number;
  /** Main-thread computing of the whole movement, in milliseconds. */
  readonly computed: number;
}

const CELLS = 'td, tbody th, [role=gridcell], [role=rowheader]';

// A few places have to hold a cell in every frame; frames are counted by their distance.
const watch = `{
  const box = document.querySelector('#box').getBoundingClientRect();
  const seen = { frames: 0, dropped: 0, worst: 0, blank: 0 };
  let last, isOver = false;
  window.stopWatching = () => { isOver = true; return seen; };
  requestAnimationFrame(function look(now) {
    if (isOver) return;
    if (last !== undefined) {
      seen.frames += 1;
      seen.dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
      seen.worst = Math.max(seen.worst, now - last);
    }
    last = now;
    const places = [0.2, 0.4, 0.6, 0.8].map((share) => [box.left + box.width * (1 - share), box.top + box.height * share]);
    if (places.some(([x, y]) => !document.elementFromPoint(x, y)?.closest('${CELLS}'))) seen.blank += 1;
    requestAnimationFrame(look);
  });
}`;

async function taskTime({ cdp }: Stage): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Watches the frames while something moves. */
export async function framesOf(stage: Stage, move: () => Promise<unknown>): Promise<Frames> {
  const before = await taskTime(stage);
  await stage.page.evaluate(watch);
  await move();
  const seen = await stage.page.evaluate<Omit<Frames, 'computed'>>('stopWatching()');
  return { ...seen, computed: (await taskTime(stage)) - before };
}

/** Counts together what several movements were like. */
export function sumOf(all: readonly Frames[]): Frames {
  const sum = (of: (each: Frames) => number): number => all.reduce((total, each) => total + of(each), 0);
  return {
    frames: sum(({ frames }) => frames),
    dropped: sum(({ dropped }) => dropped),
    worst: Math.max(...all.map(({ worst }) => worst)),
    blank: sum(({ blank }) => blank),
    computed: sum(({ computed }) => computed),
  };
}

// Does the grid of a campaign with 500 creators scroll without dropped frames, and what does it cost beside AG Grid?
import { builtPages, type Contestant, titleOf } from './kit/contestants.ts';
import { type Frames, framesOf, sumOf } from './kit/frames.ts';
import { entries } from './kit/grid/entries.ts';
import { inRounds, type Stage } from './kit/stage.ts';
import { figure, markdown, spread } from './kit/statistics.ts';

const contestants: readonly Contestant[] = ['floor', 'resonanz', 'aggrid'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const ROWS = 500;

/** Movements of a wheel: distance and speed in pixels. */
const MOVEMENTS = {
  'down, 3,000 px/s': { yDistance: -12_000, speed: 3_000 },
  'up, 6,000 px/s': { yDistance: 12_000, speed: 6_000 },
  'across, 2,000 px/s': { xDistance: -2_400, speed: 2_000 },
} as const;
type Movement = keyof typeof MOVEMENTS;
const movements = Object.keys(MOVEMENTS) as Movement[];

const data = entries(ROWS);
const first = data[0]?.name ?? '';
const cells = "document.querySelectorAll('#box td, #box [role=gridcell], #box [role=rowheader]')";
const shows = `${cells}.length >= 100 && document.querySelector('#box').textContent.includes(${JSON.stringify(first)})`;

async function scroll(stage: Stage): Promise<Readonly<Record<Movement, Frames>>> {
  const box = await stage.page.locator('#box').boundingBox();
  if (!box) throw new Error('There is no grid.');
  const seen: [Movement, Frames][] = [];
  for (const movement of movements) {
    const gesture = {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      gestureSourceType: 'mouse',
      ...MOVEMENTS[movement],
    } as const;
    seen.push([movement, await framesOf(stage, () => stage.cdp.send('Input.synthesizeScrollGesture', gesture))]);
  }
  return Object.fromEntries(seen) as Record<Movement, Frames>;
}

const pages = await builtPages('grid', contestants, {
  data: JSON.stringify(data),
  attributes: 'data-theme="light" data-audience="staff" data-density="compact"',
});
const results = await inRounds(pages, ROUNDS, async (stage) => {
  const mount = await stage.cost(() => stage.page.evaluate('kit.mount()'), shows);
  return { mount, ...(await scroll(stage)) };
});

const lines = [...results].map(([name, samples]) => [
  titleOf(name as Contestant),
  spread(samples.map(({ mount }) => mount)),
  ...movements.map((movement) => {
    const { frames, dropped, worst, blank, computed } = sumOf(samples.map((sample) => sample[movement]));
    return `${dropped} of ${frames + dropped}, worst ${figure(worst)} ms, ${blank} blank; ${figure(computed / samples.length)} ms`;
  }),
]);
console.log(
  `${ROWS} rows in the columns of the campaign page. Frames dropped of all that were due, the longest distance between two, frames with a blank place; computing of the whole movement.`,
);
console.log(markdown(['with', 'first, ms', ...movements], lines));

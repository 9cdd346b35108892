// What does a bell with a thousand notifications cost: to open, when one comes live, when one goes?
import { builtPages, type Contestant, titleOf } from './kit/contestants.ts';
import { inRounds } from './kit/stage.ts';
import { markdown, median, spread, times } from './kit/statistics.ts';

const contestants: readonly Contestant[] = ['floor', 'resonanz', 'mantine', 'mui', 'antd', 'rac'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

// Only the first rows are read, so that looking costs who draws a thousand no more than who draws ten.
const row = 'li:not(li li), [role=row]';
const newest = (words: string): string =>
  `[...document.querySelectorAll('${row}')].slice(0, 7).some((row) => row.checkVisibility() && row.textContent.includes('${words}'))`;
// As the newest are written: 1000 on top, then 999; the live one is 2000, and the third row goes.
const opened = `${newest('Nr. 1000 ')} && ${newest('Nr. 995 ')}`;
const prepended = newest('Nr. 2000 ');
const removed = `!${newest('Nr. 999 ')} && ${newest('Nr. 998 ')}`;
const told = `Number(document.querySelector('${row}')?.getAttribute('aria-setsize') ?? document.querySelectorAll('${row}').length)`;

const scrolled = `new Promise((done) => {
  let box = [...document.querySelectorAll('button')].find((button) => button.textContent.includes('Nr. ') || button.getAttribute('aria-label')?.includes('Nr. '));
  while (box && (box.scrollHeight <= box.clientHeight + 100 || getComputedStyle(box).overflowY === 'visible')) box = box.parentElement;
  const ends = performance.now() + 2000;
  let last = performance.now(), frames = 0, dropped = 0;
  requestAnimationFrame(function look(now) {
    frames += 1;
    dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    box.scrollTop += 60;
    if (now < ends) requestAnimationFrame(look); else done({ frames, dropped });
  });
})`;

const pages = await builtPages('notifications', contestants, {
  attributes: 'data-theme="light" data-audience="staff" data-density="compact"',
});
const results = await inRounds(pages, ROUNDS, async ({ page, cost }) => {
  await page.evaluate('kit.mount()');
  const bell = page.getByRole('button', { name: 'Benachrichtigungen' });
  const box = await bell.boundingBox();
  if (!box) throw new Error('There is no bell.');
  const open = await cost(() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2), opened);
  const counts = (await page.evaluate<number>(told)) === 1000;
  const prepend = await cost(() => page.evaluate('live.prepend()'), prepended);
  const remove = await cost(() => page.evaluate('live.remove()'), removed);
  return { open, prepend, remove, counts, ...(await page.evaluate<{ frames: number; dropped: number }>(scrolled)) };
});

type Sample = NonNullable<ReturnType<typeof results.get>>[number];
const floor = results.get('floor') ?? [];
const cell = (samples: readonly Sample[], of: (sample: Sample) => number) =>
  `${spread(samples.map(of))} · ${times(median(samples.map(of)), median(floor.map(of)))}`;
const rows = [...results].map(([name, samples]) => [
  titleOf(name as Contestant),
  cell(samples, ({ open }) => open),
  cell(samples, ({ prepend }) => prepend),
  cell(samples, ({ remove }) => remove),
  samples[0]?.counts ? 'yes' : 'no',
  `${samples.reduce((sum, { dropped }) => sum + dropped, 0)} of ${samples.reduce((sum, { frames }) => sum + frames, 0)}`,
]);
console.log(markdown(['with', 'open, ms', 'one comes, ms', 'one goes, ms', 'counts told', 'frames dropped'], rows));

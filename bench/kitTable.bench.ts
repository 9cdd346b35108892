// What does a table of 10,000 rows and twelve columns cost to show, to sort, to select and to scroll?
import { builtPages, type Contestant, titleOf } from './kit/contestants.ts';
import { inRounds } from './kit/stage.ts';
import { figure, markdown, median, spread, times } from './kit/statistics.ts';
import { records } from './kit/table/records.ts';

const contestants: readonly Contestant[] = ['floor', 'resonanz', 'tanstack', 'aggrid', 'rac'];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const data = records();
const { compare } = new Intl.Collator('de-DE', { numeric: true });
const lowest = data.map(([name]) => String(name)).toSorted(compare)[0] ?? '';
const cell = "document.querySelectorAll('#box td, #box [role=gridcell], #box [role=rowheader], #box tbody th')";
/** The first row holds this name, and rows fill what is in sight. */
const shows = (name: string): string =>
  `(() => { const cells = [...${cell}].filter(({ textContent }) => textContent.trim() !== ''); return cells.length >= 100 && cells.some(({ textContent }) => textContent.trim() === ${JSON.stringify(name)}); })()`;
const allSelected = `document.querySelector('output').textContent === '${data.length}' && [...document.querySelectorAll('#box input[type=checkbox]')].filter((box) => box.checked).length >= 10`;

// Every 40 px there has to be a cell, in every frame; frames are counted by their distance.
const scrolled = `new Promise((done) => {
  const box = document.querySelector('#box').getBoundingClientRect();
  const ends = performance.now() + 2000;
  let last = performance.now(), frames = 0, dropped = 0, blank = 0;
  requestAnimationFrame(function look(now) {
    frames += 1;
    dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    for (let y = box.top + 100; y < box.bottom - 40; y += 40) if (!document.elementFromPoint(box.left + 100, y)?.closest('td, tbody th, [role=gridcell], [role=rowheader]')) { blank += 1; break; }
    if (now < ends) requestAnimationFrame(look); else done({ frames, dropped, blank });
  });
})`;

const pages = await builtPages('table', contestants, {
  data: JSON.stringify(data),
  attributes: 'data-theme="light" data-audience="staff" data-density="compact"',
});
const results = await inRounds(pages, ROUNDS, async ({ page, cost, heap, cdp }) => {
  const before = await heap();
  const first = await cost(() => page.evaluate('kit.mount()'), shows(String(data[0]?.[0])));
  const box = await page.locator('#box').boundingBox();
  if (!box) throw new Error('There is no table.');
  const head = page.locator('#box').getByText('Creator', { exact: true }).locator('visible=true').last();
  const place = await head.boundingBox();
  if (!place) throw new Error('There is no head.');
  const sort = await cost(() => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2), shows(lowest));
  const all = await page.locator('#box input[type=checkbox]').first().boundingBox();
  if (!all) throw new Error('There is no checkbox.');
  // Custom looks may cover the browser's checkbox, so the press goes to its place.
  const select = await cost(
    () => page.mouse.click(Math.max(all.x, box.x) + Math.min(all.width, 20) / 2, all.y + all.height / 2),
    allSelected,
  );
  const megabytes = (await heap()) - before;
  const frames = page.evaluate<{ frames: number; dropped: number; blank: number }>(scrolled);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + 300,
    y: box.y + 300,
    yDistance: -9000,
    speed: 5000,
    gestureSourceType: 'mouse',
  });
  return { first, sort, select, megabytes, ...(await frames) };
});

const timesOf = (name: Contestant) => {
  const samples = results.get(name) ?? [];
  return {
    samples,
    first: samples.map(({ first }) => first),
    sort: samples.map(({ sort }) => sort),
    select: samples.map(({ select }) => select),
  };
};
const floor = timesOf('floor');
const lines = [...pages.keys()].map((name) => {
  const { samples, first, sort, select } = timesOf(name);
  const sum = (of: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0);
  return [
    titleOf(name),
    `${spread(first)} · ${times(median(first), median(floor.first))}`,
    `${spread(sort)} · ${times(median(sort), median(floor.sort))}`,
    `${spread(select)} · ${times(median(select), median(floor.select))}`,
    figure(median(samples.map(({ megabytes }) => megabytes))),
    `${sum(({ dropped }) => dropped)} and ${sum(({ blank }) => blank)} of ${sum(({ frames }) => frames)}`,
  ];
});
console.log(
  markdown(['with', 'first, ms', 'sort, ms', 'select all, ms', 'heap, MB', 'frames dropped and blank'], lines),
);

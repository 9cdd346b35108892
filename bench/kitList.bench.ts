// What does a searchable list of a hundred thousand cost to show, to open, to search and to scroll?
import { builtPages, type Contestant, titleOf } from './kit/contestants.ts';
import { sortedLabels } from './kit/list/labels.ts';
import { inRounds } from './kit/stage.ts';
import { figure, markdown, median, quantile, spread, times } from './kit/statistics.ts';

const contestants: readonly Contestant[] = [
  'floor',
  'resonanz',
  'downshift',
  'radixVirtual',
  'muiVirtual',
  'chakraVirtual',
  'antd',
  'rac',
  'spectrum',
];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const WORDS = ['hutten', 'fruhjahr', 'strassenfest'];
/** Who takes longest is measured in one round, with one word, so that a run ends. */
const SLOW: readonly Contestant[] = ['rac', 'spectrum', 'antd', 'chakraVirtual'];

const labels = sortedLabels();
const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
const keys = labels.map(({ label }) => fold(label));
const countOf = (query: string): number => keys.filter((key) => key.includes(query)).length;

// Ant Design's rows have no role; its listbox for assistive technology holds three options.
const row = '.ant-select-item-option, [role=option]:not([aria-hidden=true] *, .ant-select-dropdown *)';
/** The rows in sight hold what was typed, and where they say how many options there are, as many are said. */
const listed = (count: number, query: string): string => `(() => {
  const rows = [...document.querySelectorAll('${row}')];
  const fold = ${fold.toString()};
  const told = rows[0]?.getAttribute('aria-setsize');
  return rows.length >= 6 && (told == null || told === '${count}') && rows.every(({ textContent }) => fold(textContent).includes('${query}'));
})()`;
const told = `Number(document.querySelector('${row}')?.getAttribute('aria-setsize') ?? 0)`;

/** The box that scrolls the rows. */
const scroller = `(() => {
  let box = document.querySelector('${row}');
  while (box && (box.scrollHeight <= box.clientHeight + 100 || getComputedStyle(box).overflowY === 'visible')) box = box.parentElement;
  const { x, y, width, height } = box.getBoundingClientRect();
  return { x, y, width, height };
})()`;

// Every 31 px of the list there has to be a row, in every frame; frames are counted by their distance.
const scrolled = `new Promise((done) => {
  const box = ${scroller};
  const ends = performance.now() + 2000;
  let last = performance.now(), frames = 0, dropped = 0, blank = 0;
  requestAnimationFrame(function look(now) {
    frames += 1;
    dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
    last = now;
    // Rows may stand a few pixels apart.
    const isRow = (y) => [0, 8, 16].some((more) => document.elementFromPoint(box.x + 40, y + more)?.closest('${row}'));
    for (let y = box.y + 10; y < box.y + box.height - 26; y += 31) if (!isRow(y)) { blank += 1; break; }
    if (now < ends) requestAnimationFrame(look); else done({ frames, dropped, blank });
  });
})`;

const pages = await builtPages('list', contestants, {
  data: JSON.stringify(labels),
  attributes: 'data-theme="light" data-audience="staff" data-density="compact"',
});
const results = await inRounds(
  pages,
  ROUNDS,
  async ({ page, cost, heap, idle, cdp }, name) => {
    const before = await heap();
    const mount = await cost(() => page.evaluate('kit.mount()'), 'document.querySelector("input")');
    const work = await idle();
    const input = page.locator('input').first();
    const box = await input.boundingBox();
    if (!box) throw new Error('There is no field.');
    const open = await cost(
      () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
      listed(labels.length, ''),
    );
    const counts = (await page.evaluate<number>(told)) === labels.length;
    const typed: number[] = [];
    for (const word of SLOW.includes(name as Contestant) ? WORDS.slice(0, 1) : WORDS) {
      for (let length = 1; length <= word.length; length += 1)
        typed.push(
          await cost(
            () => page.keyboard.press(word[length - 1] ?? ''),
            listed(countOf(word.slice(0, length)), word.slice(0, length)),
          ),
        );
      for (let left = word.length; left > 0; left -= 1)
        await cost(
          () => page.keyboard.press('Backspace'),
          listed(countOf(word.slice(0, left - 1)), word.slice(0, left - 1)),
        );
    }
    const megabytes = (await heap()) - before;
    const list = await page.evaluate<{ x: number; y: number }>(scroller);
    const frames = page.evaluate<{ frames: number; dropped: number; blank: number }>(scrolled);
    await cdp.send('Input.synthesizeScrollGesture', {
      x: list.x + 40,
      y: list.y + 100,
      yDistance: -9000,
      speed: 5000,
      gestureSourceType: 'mouse',
    });
    return { mount, open, typed, megabytes, work, counts, ...(await frames) };
  },
  SLOW,
);

const middle = (name: Contestant) => {
  const samples = results.get(name) ?? [];
  const keyTimes = samples.flatMap(({ typed }) => typed);
  return { mount: samples.map(({ mount }) => mount), open: samples.map(({ open }) => open), keyTimes, samples };
};
const floor = middle('floor');
const rows = [...pages.keys()].map((name) => {
  const { mount, open, keyTimes, samples } = middle(name);
  const sum = (of: (sample: (typeof samples)[number]) => number) =>
    samples.reduce((total, sample) => total + of(sample), 0);
  const [p50, p95] = [median(keyTimes), quantile(keyTimes, 0.95)];
  return [
    titleOf(name),
    `${spread(mount)} · ${times(median(mount), median(floor.mount))}`,
    `${spread(open)} · ${times(median(open), median(floor.open))}`,
    `${figure(p50)} · ${times(p50, median(floor.keyTimes))}`,
    `${figure(p95)} · ${times(p95, quantile(floor.keyTimes, 0.95))}`,
    figure(median(samples.map(({ megabytes }) => megabytes))),
    `${figure(median(samples.map(({ work }) => work.total)))}, longest ${figure(median(samples.map(({ work }) => work.longest)))}`,
    samples[0]?.counts ? 'yes' : 'no',
    `${sum(({ dropped }) => dropped)} and ${sum(({ blank }) => blank)} of ${sum(({ frames }) => frames)}`,
  ];
});
console.log(
  markdown(
    [
      'with',
      'mount, ms',
      'open, ms',
      'key p50, ms',
      'key p95, ms',
      'heap, MB',
      'idle work, ms',
      'counts told',
      'frames dropped and blank',
    ],
    rows,
  ),
);

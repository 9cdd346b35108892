// What do a thousand buttons and two hundred fields with errors cost when they appear?
import { builtPages, type Contestant, titleOf } from './kit/contestants.ts';
import { inRounds } from './kit/stage.ts';
import { figure, markdown, median, spread, times } from './kit/statistics.ts';

const contestants: readonly Contestant[] = [
  'floor',
  'resonanz',
  'radix',
  'mantine',
  'chakra',
  'mui',
  'antd',
  'rac',
  'spectrum',
];
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);

const shown = `[...document.querySelectorAll('button')].filter((button) => /^Kampagne \\d+ öffnen$/.test(button.textContent)).length === 1000
  && document.querySelectorAll('input').length === 200
  && [...document.querySelectorAll('input')].every((input) => /^Titel \\d+/.test(input.labels[0]?.textContent ?? ''))
  && (document.body.innerText.match(/Bitte geben Sie einen Titel ein/g) ?? []).length === 200`;

/** How many fields tell assistive technology what is wrong with them, as a description or as their error message. */
const wired = `[...document.querySelectorAll('input')].filter((input) => {
  const ids = ['aria-describedby', 'aria-errormessage'].flatMap((name) => (input.getAttribute(name) ?? '').split(' '));
  return input.getAttribute('aria-invalid') === 'true' && ids.some((id) => document.getElementById(id)?.textContent.includes('Bitte geben Sie'));
}).length`;

const pages = await builtPages('mount', contestants, {
  attributes: 'data-theme="light" data-audience="staff" data-density="compact"',
});
const results = await inRounds(pages, ROUNDS, async ({ page, cost, heap }) => {
  const empty = await heap();
  const ms = await cost(() => page.evaluate('kit.mount()'), 'document.querySelectorAll("button").length >= 1000');
  const megabytes = (await heap()) - empty;
  if (!(await page.evaluate(shown))) throw new Error('It does not show what it should.');
  return { ms, megabytes, wired: await page.evaluate<number>(wired) };
});

const floor = median(results.get('floor')?.map(({ ms }) => ms) ?? []);
const rows = [...results].map(([name, samples]) => [
  titleOf(name as Contestant),
  spread(samples.map(({ ms }) => ms)),
  times(median(samples.map(({ ms }) => ms)), floor),
  figure(median(samples.map(({ megabytes }) => megabytes))),
  samples[0]?.wired === 200 ? 'yes' : `${samples[0]?.wired ?? 0} of 200`,
]);
console.log(markdown(['with', 'mount, ms', '× floor', 'heap, MB', 'errors wired'], rows));

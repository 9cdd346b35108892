// How much does a browser load for one button, and for an app with eight components?
import { gzipped } from './kit/build.ts';
import { builtPages, type Contestant, titleOf } from './kit/contestants.ts';
import { inRounds } from './kit/stage.ts';
import { markdown } from './kit/statistics.ts';

const everyone: readonly Contestant[] = [
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
const scenarios = [
  {
    name: 'button',
    title: 'one button',
    contestants: everyone,
    shown: 'document.querySelector("button")?.textContent.trim() === "Speichern"',
  },
  {
    name: 'app',
    title: 'Button, TextField with error, Checkbox, Dialog, Select, Menu, Tabs, Toast',
    contestants: everyone,
    shown: `['Fragen', 'Mehr', 'Speichern'].every((words) => [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === words))
      && document.querySelectorAll('[role=tab]').length === 2 && document.querySelector('[role=tabpanel]')?.textContent === 'Daten'
      && document.querySelector('input[type=checkbox], [role=checkbox]')?.labels[0]?.textContent.trim() === 'Exklusiv'
      && document.body.innerText.includes('Bitte geben Sie einen Titel ein.') && /Deutschland/.test(document.body.innerHTML)`,
  },
];

for (const { name, title, contestants, shown } of scenarios) {
  const pages = await builtPages(name, contestants);
  await inRounds(pages, 1, ({ page, cost }) => cost(() => page.evaluate('kit.mount()'), shown));
  const rows = [...pages].map(([contestant, { js, css }]) => [
    titleOf(contestant),
    gzipped(js).toFixed(1),
    gzipped(css).toFixed(1),
    (gzipped(js) + gzipped(css)).toFixed(1),
  ]);
  console.log(`\n${title}\n\n${markdown(['with', 'JS, KB gz', 'CSS, KB gz', 'both'], rows)}`);
}

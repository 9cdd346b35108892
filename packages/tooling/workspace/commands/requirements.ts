import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulePages } from '../src/modulePages.ts';
import { claimsOf, judge, parseRequirements } from '../src/requirements.ts';
import { root } from '../src/root.ts';
import { say } from '../src/say.ts';

const onlyOpen = process.argv.includes('--open');
const rows = parseRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
const { standings, hollow } = judge(rows, claimsOf(root));

for (const area of new Set(rows.map((row) => row.area))) {
  const all = standings.filter((row) => row.area === area);
  say(`\n${area}: ${all.filter(({ state }) => state === 'proved').length} of ${all.length} are proved`);
  for (const { id, text, state, missing, files } of all) {
    if (state === 'proved' && !onlyOpen) say(`  ${id}  ${files.join(', ')}`);
    else if (state === 'open') say(`  ${id}  – ${text} (needs: ${missing.join(', ')})`);
  }
}

const proved = standings.filter(({ state }) => state === 'proved').length;
const begun = standings.filter(({ state, files }) => state === 'open' && files.length > 0).length;
say(`\n${proved} of ${rows.length} requirements are proved`);
say(`${rows.length - proved} are open; ${begun} of them have one of the tests they need`);
say(`${hollow.length} claims are hollow`);
for (const { id, file, title, reason } of hollow) say(`  ${id}  ${reason}: ${file}, ${title}`);

const pages = [...modulePages(root)];
say('\nWhat people find in the modules (docs/modules):');
for (const [name, { rows: found }] of pages)
  say(`  ${name}: ${found.filter(({ proof }) => proof).length} of ${found.length} rows are proved`);
const found = pages.flatMap(([, page]) => page.rows);
say(`${found.filter(({ proof }) => !proof).length} of ${found.length} rows are open`);

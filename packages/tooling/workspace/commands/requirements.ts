import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRequirements, proofs } from '../src/requirements.ts';
import { root } from '../src/root.ts';
import { say } from '../src/say.ts';

const onlyOpen = process.argv.includes('--open');
const rows = parseRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
const found = proofs(root);

for (const area of new Set(rows.map((row) => row.area))) {
  const all = rows.filter((row) => row.area === area);
  const proven = all.filter(({ id }) => found.has(id));
  say(`\n${area}: ${proven.length} of ${all.length} have a test`);
  for (const { id, text } of all) {
    const files = found.get(id);
    if (files && !onlyOpen) say(`  ${id}  ${files.join(', ')}`);
    else if (!files) say(`  ${id}  – ${text}`);
  }
}
say(`\n${rows.filter(({ id }) => found.has(id)).length} of ${rows.length} requirements have a test`);

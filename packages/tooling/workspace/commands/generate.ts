import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHouse } from '../src/house.ts';
import { lintConfigText } from '../src/lintConfig.ts';
import { root } from '../src/root.ts';

writeFileSync(join(root, '.oxlintrc.json'), lintConfigText(readHouse(root)));

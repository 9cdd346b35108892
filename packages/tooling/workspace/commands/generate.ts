import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles } from '../src/generated.ts';
import { root } from '../src/root.ts';

for (const [path, text] of await generatedFiles()) writeFileSync(join(root, path), text);

import { spawnSync } from 'node:child_process';
import { root } from '../src/root.ts';
import { bin } from '../src/run.ts';

// Interactive, so it owns the terminal.
const { status } = spawnSync(bin('changeset'), process.argv.slice(2), { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

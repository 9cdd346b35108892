import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../src/root.ts';
import { nodeArgs } from '../src/run.ts';

// It asks for the password, so it owns the terminal.
const script = join(root, 'apps/api/src/commands/createSuperAdmin.ts');
const { status } = spawnSync(process.execPath, nodeArgs(script, ...process.argv.slice(2)), {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);

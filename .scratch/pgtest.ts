import { spawnSync } from 'node:child_process';
const { startPostgres } = await import(process.cwd() + '/packages/tooling/workspace/src/postgres.ts');
const pg = await startPostgres();
const r = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'node', '--retry=0', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, RESONANZ_TEST_DATABASE_URL: pg?.url ?? pg } });
await pg?.stop();
process.exit(r.status ?? 1);

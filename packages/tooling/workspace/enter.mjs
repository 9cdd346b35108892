// The one door to every command. A bare machine has Node ≥ 20 and npm: this script adds the
// Node and pnpm that Resonanz is built with (as npm packages, into .tools/), installs the
// workspace from the lockfile and hands over to the real script. No dependencies of its own.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const NODE = '24.21.0';
const PNPM = '12.21.0';
const root = resolve(import.meta.dirname, '../../..');
const tools = join(root, '.tools');
const [command, ...rest] = process.argv.slice(2);

function run(file, args, options = {}) {
  const windows = process.platform === 'win32';
  const { status, error } = spawnSync(file, args, { cwd: root, stdio: 'inherit', shell: windows, ...options });
  if (error) fail(`${file} could not be started: ${error.message}`);
  return status ?? 1;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function tool(name, version, folder) {
  const at = join(tools, folder);
  const manifest = join(at, 'node_modules', name, 'package.json');
  if (!existsSync(manifest) || JSON.parse(readFileSync(manifest, 'utf8')).version !== version) {
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), '{"private":true}\n');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', at, `${name}@${version}`];
    if (run('npm', args, { stdio: ['ignore', 2, 2] }) !== 0)
      fail(`${name} ${version} could not be installed; check the network and the npm registry settings.`);
  }
  return join(at, 'node_modules', name, 'bin');
}

const path = [];
if (Number(process.versions.node.split('.')[0]) < 24) {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  path.push(tool(`node-${os}-${process.arch}`, NODE, 'node'));
}
path.push(join(tool('pnpm', PNPM, 'pnpm'), '../../.bin'));
const env = { ...process.env, PATH: [...path, process.env.PATH].join(delimiter) };

const installed = run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
  env,
  stdio: ['ignore', 2, 2],
});
if (installed !== 0) fail('The dependencies could not be installed; the lines above say why.');

// Installs the pre-commit hook; a custom hooks folder stays.
if (!env.CI && existsSync(join(root, '.git'))) {
  const { stdout } = spawnSync('git', ['config', 'core.hooksPath'], { cwd: root, encoding: 'utf8' });
  if (stdout?.trim() === '') run('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
}

const script = join(import.meta.dirname, 'commands', `${command}.ts`);
if (!existsSync(script)) fail(`There is no command "${command}".`);
const node = ['--conditions=@resonanz/source', '--disable-warning=ExperimentalWarning', script, ...rest];
const child = spawn('node', node, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
// The command tidies up after itself; this script only passes the wish to stop on, and waits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
// npm runs scripts in a shell that does not pass signals on; being orphaned is the sign that npm was stopped.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.on('error', (error) => fail(`The command could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));

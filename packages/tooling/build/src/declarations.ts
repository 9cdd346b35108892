import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const compiler = () => join(createRequire(import.meta.url).resolve('@typescript/native/package.json'), '../bin/tsc');
const relativeSource = /(["'])(\.{1,2}\/[^"']+)\.tsx?\1/g;
const jsonSource = /^(import (?!type ).+ from (["']).+\.json\2);$/gm;

async function emit(folder: string, entries: readonly string[], output: string): Promise<void> {
  const cache = join(folder, 'node_modules/.cache');
  const project = join(cache, 'tsconfig.declarations.json');
  mkdirSync(cache, { recursive: true });
  const settings = {
    extends: join(import.meta.dirname, '../tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: folder,
      outDir: output,
      customConditions: [],
      types: [],
    },
    files: entries.map((name) => join(folder, 'exports', name)),
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    // One checker, as in the static checks: each of several would work out the same types for itself.
    const options = ['-p', project, '--checkers', '1'];
    await promisify(execFile)(process.execPath, [compiler(), ...options], { cwd: folder });
  } catch (error) {
    const { stdout = '', message = '' } = error as { stdout?: string; message?: string };
    throw new Error(`The declarations of ${folder} failed:\n${stdout || message}`);
  } finally {
    rmSync(project);
  }
}

/** Writes `dist/<Entry>.d.ts` for every entry. The packages a package depends on are read as built, so they come first. */
export async function writeDeclarations(folder: string, entries: readonly string[]): Promise<void> {
  const output = join(folder, 'dist/declarations');
  await emit(folder, entries, output);
  const written = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  for (const name of written) {
    // The compiler leaves `./x.ts` in declarations, which nobody outside can resolve, and drops the attribute that JSON
    // needs in Node.
    const text = readFileSync(join(output, name), 'utf8');
    writeFileSync(
      join(output, name),
      text.replace(relativeSource, '$1$2.js$1').replace(jsonSource, "$1 with { type: 'json' };"),
    );
  }
  for (const name of [
    'messages',
    ...readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'package.json'),
  ])
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(output, name), { recursive: true });
  for (const name of entries) {
    const entry = name.replace(endsWithSource, '');
    writeFileSync(join(folder, 'dist', `${entry}.d.ts`), `export * from './declarations/exports/${entry}.js';\n`);
  }
}

const endsWithSource = /\.tsx?$/;

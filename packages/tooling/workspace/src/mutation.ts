import { existsSync, readFileSync } from 'node:fs';

/** The packages that are mutated: what others install first, and what server and browser share. */
export const MUTATED = ['domain', 'validators', 'formatters'] as const;

/** A package that is mutated. */
export type Mutated = (typeof MUTATED)[number];

/** What `commands/mutation.ts` hands to the settings in `mutation/`, by environment variable. */
export interface MutationTask {
  /** Folder of the package, from the root. */
  readonly RESONANZ_MUTATED: string;
  /** File, folder or pattern of the mutated sources, from the root. */
  readonly RESONANZ_MUTATED_FILES: string;
  /** Folder outside the workspace that the copies are made in. */
  readonly RESONANZ_MUTATION_FOLDER: string;
  /** Where the JSON report goes. */
  readonly RESONANZ_MUTATION_REPORT: string;
}

/** Reads one setting of the task; settings loaded any other way than by the command stop here. */
export function taskSetting(name: keyof MutationTask): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: start mutation tests with npm run mutation.`);
  return value;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** The part of Stryker's JSON report that is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** How many mutants the tests noticed, and those they did not, one line each. */
export interface MutationScore {
  readonly killed: number;
  readonly survivors: readonly string[];
}

/** Stryker counts lines and columns from 1. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const [first = ''] = lines;
  if (lines.length === 1) return first.slice(start.column - 1, end.column - 1);
  return [first.slice(start.column - 1), ...lines.slice(1, -1), (lines.at(-1) ?? '').slice(0, end.column - 1)].join(
    '\n',
  );
}

const oneLine = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 70 ? `${flat.slice(0, 69)}…` : flat;
};

/** Counts a report; mutants that do not compile or were left out on purpose count neither way. */
export function scoreOf({ files }: MutationReport): MutationScore {
  let killed = 0;
  const survivors: string[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const { status, location, mutatorName, replacement = '' } of mutants) {
      if (status === 'Killed' || status === 'Timeout') killed += 1;
      else if (status === 'Survived' || status === 'NoCoverage')
        survivors.push(
          `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ` +
            `${oneLine(textAt(source, location))} → ${oneLine(replacement)}`,
        );
    }
  }
  return { killed, survivors };
}

/** The score in percent with two decimals, cut off and not rounded up; a package without mutants has 100. */
export function percentOf({ killed, survivors }: MutationScore): string {
  const all = killed + survivors.length;
  return all === 0 ? '100.00' : (Math.floor((killed / all) * 10_000) / 100).toFixed(2);
}

/** Reads the report of a run; `undefined` when it ended before it had one. */
export function readReport(file: string): MutationReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationReport) : undefined;
}

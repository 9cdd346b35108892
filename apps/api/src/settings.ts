import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from './StartupError.ts';

/** Root of the repository. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** How much demo data an empty system gets. */
export type DemoDataSize = 'small' | 'large' | 'off';

/** Everything an operator can set, read once at start. */
export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  /** Set: PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  demoData: DemoDataSize;
  origins: readonly string[];
  trustsProxy: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

type Environment = Readonly<Record<string, string | undefined>>;

function textOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

function choiceOf<const Value extends string>(
  environment: Environment,
  name: string,
  choices: readonly Value[],
  fallback: Value,
): Value {
  const text = textOf(environment, name);
  if (text === undefined) return fallback;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) throw new StartupError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}

function portOf(environment: Environment, args: readonly string[]): number {
  const at = args.findIndex((each) => each === '--port' || each.startsWith('--port='));
  const fromArgs = at === -1 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1] ?? '');
  const text = fromArgs ?? textOf(environment, 'PORT') ?? '4600';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new StartupError(`The port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function originsOf(environment: Environment): string[] {
  const text = textOf(environment, 'RESONANZ_ORIGINS') ?? '';
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      if (!URL.canParse(each) || new URL(each).origin !== each) {
        throw new StartupError(`RESONANZ_ORIGINS must list origins such as https://staff.example.com, not "${each}".`);
      }
      return each;
    });
}

function databaseUrlOf(environment: Environment): string | undefined {
  const url = textOf(environment, 'DATABASE_URL');
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url;
  throw new StartupError('DATABASE_URL must begin with postgres:// or postgresql://.');
}

/** Reads and checks the settings; a wrong one stops the start with one sentence. */
export function readSettings(environment: Environment, args: readonly string[]): Settings {
  const databaseUrl = databaseUrlOf(environment);
  return {
    port: portOf(environment, args),
    host: textOf(environment, 'HOST') ?? 'localhost',
    dataFolder: path.resolve(repository, textOf(environment, 'RESONANZ_DATA_DIR') ?? '.data'),
    databaseUrl,
    demoData: choiceOf(environment, 'RESONANZ_DEMO_DATA', ['small', 'large', 'off'], databaseUrl === undefined ? 'small' : 'off'),
    origins: originsOf(environment),
    trustsProxy: choiceOf(environment, 'RESONANZ_TRUST_PROXY', ['yes', 'no'], 'no') === 'yes',
    logLevel: choiceOf(environment, 'RESONANZ_LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { agencyLines } from '@resonanz/domain/agency';
import { AUTO_UNPUBLISH_DAYS, UNPUBLISH_REMINDER_DAYS } from '@resonanz/domain/campaigns';
import type { YouTubeSettings } from './areas/figures/door.ts';
import { defaultRateLimits, type RateLimits } from './platform/http/rateLimits.ts';
import type { MailSettings } from './platform/mail/MailSettings.ts';
import { parseSender, type Sender } from './platform/mail/sender.ts';
import type { OptionDays } from './platform/operations/Services.ts';
import type { LogLevel } from './platform/runtime/log.ts';
import { StartupError } from './platform/runtime/StartupError.ts';
import { FILE_KINDS } from './platform/storage/fileKinds.ts';
import type { StorageSettings } from './platform/storage/FileStorage.ts';

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
  /** Origin of the links in mails; undefined: the address the server listens on. */
  publicUrl: string | undefined;
  rateLimits: RateLimits;
  mail: MailSettings;
  /** Undefined: figures of YouTube channels are not read. */
  youTube: YouTubeSettings | undefined;
  storage: StorageSettings;
  optionDays: OptionDays;
  /** Mails of newsletters a second. */
  newsletterRate: number;
  trustsProxy: boolean;
  logLevel: LogLevel;
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
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartupError(`The port must be a number from 0 to 65535, not "${text}".`);
  return port;
}

function originOf(name: string, text: string, wanted: string): string {
  if (URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)) return text;
  throw new StartupError(`${name} must ${wanted} such as https://staff.example.com, not "${text}".`);
}

function originsOf(environment: Environment): string[] {
  const name = 'RESONANZ_ORIGINS';
  const texts = (textOf(environment, name) ?? '').split(',').map((each) => each.trim());
  return texts.filter((each) => each !== '').map((each) => originOf(name, each, 'list origins'));
}

function publicUrlOf(environment: Environment): string | undefined {
  const name = 'RESONANZ_PUBLIC_URL';
  const text = textOf(environment, name);
  return text === undefined ? undefined : originOf(name, text, 'be an origin');
}

function databaseUrlOf(environment: Environment): string | undefined {
  const url = textOf(environment, 'DATABASE_URL');
  if (url === undefined || /^postgres(ql)?:\/\//.test(url)) return url;
  throw new StartupError('DATABASE_URL must begin with postgres:// or postgresql://.');
}

function smtpUrlOf(environment: Environment): string | undefined {
  const url = textOf(environment, 'SMTP_URL');
  if (url === undefined || (URL.canParse(url) && /^smtps?:\/\/[^/?#]/.test(url))) return url;
  throw new StartupError('SMTP_URL must begin with smtp:// or smtps:// and name a server.');
}

function senderOf(environment: Environment): Sender | undefined {
  const text = textOf(environment, 'MAIL_FROM');
  if (text === undefined) return undefined;
  const sender = parseSender(text);
  if (sender === undefined) throw new StartupError(`MAIL_FROM must be an address or "Name <address>", not "${text}".`);
  return sender;
}

function mailOf(environment: Environment, dataFolder: string): MailSettings {
  const imprint = (textOf(environment, 'MAIL_IMPRINT') ?? agencyLines().join('|'))
    .split('|')
    .map((line) => line.trim());
  return {
    smtpUrl: smtpUrlOf(environment),
    folder: path.resolve(repository, textOf(environment, 'RESONANZ_MAIL_DIR') ?? path.join(dataFolder, 'mailbox')),
    from: senderOf(environment),
    imprint: imprint.filter((line) => line !== ''),
  };
}

/**
 * Where uploaded files lie: MEDIA_BASE_URL for all of them, MEDIA_BASE_URL_CONTRACT and so on for one kind
 * (docs/domain/files.md#files-of-a-record).
 */
function storageOf(environment: Environment, dataFolder: string): StorageSettings {
  const placeOf = (name: string): URL | undefined => {
    const text = textOf(environment, name);
    if (text === undefined) return undefined;
    const place = URL.canParse(text) ? new URL(text) : undefined;
    if (place?.protocol !== 'file:' || place.host !== '')
      throw new StartupError(`${name} must be a base URL such as file:///srv/resonanz/files, not "${text}".`);
    return place;
  };
  const whole = placeOf('MEDIA_BASE_URL');
  const places = FILE_KINDS.map((kind) => [kind, placeOf(`MEDIA_BASE_URL_${kind.toUpperCase()}`)] as const);
  return {
    folder: whole === undefined ? path.join(dataFolder, 'files') : fileURLToPath(whole),
    places: Object.fromEntries(places.filter(([, place]) => place !== undefined)),
  };
}

function daysOf(environment: Environment, name: string, fallback: number): number {
  const text = textOf(environment, name);
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new StartupError(`${name} must be a number of days from 1 to 999, not "${text}".`);
  return Number(text);
}

function optionDaysOf(environment: Environment): OptionDays {
  const reminder = daysOf(environment, 'RESONANZ_OPTION_REMINDER_DAYS', UNPUBLISH_REMINDER_DAYS);
  const unpublish = daysOf(environment, 'RESONANZ_OPTION_DAYS', AUTO_UNPUBLISH_DAYS);
  if (reminder >= unpublish)
    throw new StartupError('RESONANZ_OPTION_REMINDER_DAYS must be less than RESONANZ_OPTION_DAYS.');
  return { reminder, unpublish };
}

function youTubeOf(environment: Environment): YouTubeSettings | undefined {
  const baseUrl = textOf(environment, 'YOUTUBE_API_URL') ?? 'https://www.googleapis.com/youtube/v3';
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    throw new StartupError(`YOUTUBE_API_URL must be a web address, not "${baseUrl}".`);
  const apiKey = textOf(environment, 'YOUTUBE_API_KEY');
  return apiKey === undefined ? undefined : { apiKey, baseUrl: baseUrl.replace(/\/+$/, '') };
}

function rateLimitsOf(environment: Environment): RateLimits {
  const name = 'RESONANZ_CALLS_PER_MINUTE';
  const text = textOf(environment, name);
  if (text === undefined) return defaultRateLimits;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new StartupError(`${name} must be a number from 1 to 9999999, not "${text}".`);
  return { ...defaultRateLimits, user: Number(text) };
}

function newsletterRateOf(environment: Environment): number {
  const name = 'RESONANZ_NEWSLETTER_RATE';
  const text = textOf(environment, name) ?? '10';
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new StartupError(`${name} must be a number of mails a second from 1 to 999, not "${text}".`);
  return Number(text);
}

/** Reads and checks the settings; a wrong one stops the start with one sentence. */
export function readSettings(environment: Environment, args: readonly string[]): Settings {
  const databaseUrl = databaseUrlOf(environment);
  const dataFolder = path.resolve(repository, textOf(environment, 'RESONANZ_DATA_DIR') ?? '.data');
  return {
    port: portOf(environment, args),
    host: textOf(environment, 'HOST') ?? 'localhost',
    dataFolder,
    databaseUrl,
    demoData: choiceOf(
      environment,
      'RESONANZ_DEMO_DATA',
      ['small', 'large', 'off'],
      databaseUrl === undefined ? 'small' : 'off',
    ),
    origins: originsOf(environment),
    publicUrl: publicUrlOf(environment),
    rateLimits: rateLimitsOf(environment),
    mail: mailOf(environment, dataFolder),
    youTube: youTubeOf(environment),
    storage: storageOf(environment, dataFolder),
    optionDays: optionDaysOf(environment),
    newsletterRate: newsletterRateOf(environment),
    trustsProxy: choiceOf(environment, 'RESONANZ_TRUST_PROXY', ['yes', 'no'], 'no') === 'yes',
    logLevel: choiceOf(
      environment,
      'RESONANZ_LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'info',
    ),
  };
}

/** A program that loads every entry of every installed package and names those that do not load. */
export const loader = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const scope = 'node_modules/@resonanz';
let broken = 0;
for (const name of readdirSync(scope)) {
  const { exports } = JSON.parse(readFileSync(join(scope, name, 'package.json'), 'utf8'));
  for (const entry of Object.keys(exports)) {
    if (!/[.](css|json)$|[/]document$/.test(entry))
      await import('@resonanz/' + name + entry.slice(1)).catch((error) => { broken += 1; console.error(name + entry.slice(1) + ': ' + error.message); });
  }
}
process.exit(broken > 0 ? 1 : 0);
`;

/** A program of a user, and the lines it prints. */
interface OutsideProgram {
  readonly file: string;
  readonly text: string;
  readonly prints: readonly string[];
}

// There is neither a document nor Node in its types: the program says itself what it takes from where it runs.
const foundation: OutsideProgram = {
  file: 'foundation.ts',
  text: `
import { PAGE_SIZE, type CampaignStatus } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
import { can } from '@resonanz/domain/transitions';
import { formatMoney } from '@resonanz/formatters/money';
import { defineMessages, translator } from '@resonanz/i18n/messages';
import { email } from '@resonanz/validators/email';
import { iban } from '@resonanz/validators/iban';

declare const console: { log(line: string): void };

const status: CampaignStatus = 1;
const greet = translator(defineMessages({ de: { hello: 'Guten Tag, {name}' }, en: { hello: 'Good day, {name}' } }), 'de');
const account = iban.validate('DE89 3704 0044 0532 0130 00');
const address = email.validate('anna@example');

console.log(String(PAGE_SIZE) + ' ' + String(status));
console.log(String(can('campaignStatus', 1, 2, { roleId: ROLE.campaignManager }).allowed));
console.log(account.issues ? 'invalid' : account.value);
console.log(address.issues ? address.issues.map(({ code }) => code).join() : address.value);
console.log(formatMoney(1234.5, 'de') + ' ' + formatMoney(1234.5, 'en'));
console.log(greet('hello', { name: 'Anna' }));
`,
  prints: ['10 1', 'true', 'DE89370400440532013000', 'emailInvalid', '1.234,5\u00A0€ $1,234.5', 'Guten Tag, Anna'],
};

const reactBinding: OutsideProgram = {
  file: 'react.ts',
  text: `
import { defineMessages } from '@resonanz/i18n/messages';
import { LanguageProvider, useMessages } from '@resonanz/i18n/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const messages = defineMessages({ de: { hello: 'Guten Tag' }, en: { hello: 'Good day' } });
function Greeting() {
  return createElement('p', null, useMessages(messages)('hello'));
}
console.log(renderToStaticMarkup(createElement(LanguageProvider, { language: 'en' }, createElement(Greeting))));
`,
  prints: ['<p>Good day</p>'],
};

/** What a user of the foundation packages writes, without and with React. */
export const programs: readonly OutsideProgram[] = [foundation, reactBinding];

const RESOLUTIONS = { nodenext: { module: 'nodenext', moduleResolution: 'nodenext' }, bundler: { module: 'esnext', moduleResolution: 'bundler' } } as const;

const settings = (resolution: object, lib: readonly string[]) =>
  ({ ...resolution, target: 'es2023', lib, types: [], strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true }) as const;

/** The type projects of the programs, by file name: each in both resolutions, declarations of packages checked as well; and the app's. */
export const typeProjects: ReadonlyMap<string, object> = new Map<string, object>([
  ...Object.entries(RESOLUTIONS).flatMap(([name, resolution]) =>
    programs.map(({ file }) => {
      const lib = file === reactBinding.file ? ['ES2023', 'DOM'] : ['ES2023'];
      return [`tsconfig.${name}.${file.replace('.ts', '.json')}`, { compilerOptions: settings(resolution, lib), files: [file] }] as const;
    }),
  ),
  [
    'tsconfig.app.json',
    { compilerOptions: { ...settings(RESOLUTIONS.bundler, ['ES2023', 'DOM', 'DOM.Iterable']), jsx: 'react-jsx', noUncheckedSideEffectImports: false }, files: ['app/main.tsx'] },
  ],
]);

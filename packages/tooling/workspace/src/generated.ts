import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { componentPages, componentPropsText } from './componentPages.ts';
import { publishedComponents } from './componentProps.ts';
import { contractRulesText } from './contractRules.ts';
import { cssVariables } from './cssVariables.ts';
import { readHouse } from './house.ts';
import { accessibilityText, kitPages } from './kitPages.ts';
import { lintConfigText } from './lintConfig.ts';
import { type ContractDocument, namedDocument, requestNamesFiles } from './namedContract.ts';
import { propContracts } from './propContracts.ts';
import { root } from './root.ts';
import { bin, run } from './run.ts';
import { publicSurface } from './surface.ts';
import { constantsText, themesText } from './tokenConstants.ts';
import { type Texts, writeFiles } from './writeFiles.ts';

async function must(file: string, args: readonly string[]): Promise<void> {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, text } = await run(file, args, { env, output: 'collect' });
  if (code !== 0) throw new Error(`${text}\nThe contract could not be generated.`);
}

/** The page of permissions is printed by the table of the server's tests that it is made of. */
async function permissionsText(): Promise<string> {
  const { code, text } = await run(process.execPath, ['apps/api/test/matrix/printPermissions.ts'], {
    output: 'collect',
  });
  if (code !== 0) throw new Error(`${text}\nThe page of permissions could not be generated.`);
  return text;
}

/** What is made of the contract, which other generators read: path from the root → text. Nothing is written. */
async function generatedContract(): Promise<Texts> {
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-generate-'));
  try {
    const bundle = join(folder, 'openapi.json');
    const [types, named] = [join(folder, 'types.gen.ts'), join(folder, 'named.gen.ts')];
    // The areas refer to the rules, so the bundle is made from a copy that has today's.
    const rules = contractRulesText();
    const sources = join(folder, 'sources');
    for (const name of ['openapi.yaml', 'components.yaml', 'areas'])
      cpSync(join(root, 'openapi', name), join(sources, name), { recursive: true });
    writeFileSync(join(sources, 'rules.yaml'), rules);
    await must(bin('redocly', 'openapi'), [
      'bundle',
      join(sources, 'openapi.yaml'),
      '--config',
      'openapi/redocly.yaml',
      '--output',
      bundle,
    ]);
    const document = JSON.parse(readFileSync(bundle, 'utf8')) as ContractDocument;
    const namedBundle = join(folder, 'named.json');
    writeFileSync(namedBundle, JSON.stringify(namedDocument(document)));
    for (const [from, to] of [
      [bundle, types],
      [namedBundle, named],
    ] as const)
      await must(bin('openapi-typescript', 'openapi'), [from, '--output', to, '--default-non-nullable=false']);
    return new Map([
      ['openapi/rules.yaml', rules],
      ['openapi/generated/openapi.json', readFileSync(bundle, 'utf8')],
      ['openapi/generated/types.gen.ts', readFileSync(types, 'utf8')],
      ['openapi/generated/named.gen.ts', readFileSync(named, 'utf8')],
      ...requestNamesFiles(document),
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is made of the sources; some of it reads the generated contract as it is on the disk. */
async function generatedFromSources(): Promise<Texts> {
  const house = readHouse(root);
  const components = publishedComponents(house);
  return new Map([
    ['packages/foundation/tokens/src/constants.gen.ts', constantsText()],
    ['packages/foundation/tokens/src/themes.gen.ts', themesText()],
    ['.oxlintrc.json', lintConfigText(house)],
    ['docs/public-surface.txt', publicSurface(house)],
    ['docs/css-variables.txt', cssVariables()],
    ['docs/prop-contracts.txt', propContracts(components)],
    ['docs/component-props.json', componentPropsText(components, componentPages(house, components))],
    ['docs/accessibility.md', accessibilityText(kitPages(house))],
    ['docs/permissions.md', await permissionsText()],
  ]);
}

/** What the generators write today: path from the root → text. Nothing is written. */
export const generatedFiles = async (): Promise<Texts> =>
  new Map([...(await generatedContract()), ...(await generatedFromSources())]);

/** Writes what the generators make: the contract before what reads it. */
export async function writeGenerated(): Promise<void> {
  for (const generate of [generatedContract, generatedFromSources]) writeFiles(await generate());
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractRulesText } from './contractRules.ts';
import { cssVariables } from './cssVariables.ts';
import { readHouse } from './house.ts';
import { accessibilityText, kitPages } from './kitPages.ts';
import { lintConfigText } from './lintConfig.ts';
import { propContracts } from './propContracts.ts';
import { root } from './root.ts';
import { bin, run } from './run.ts';
import { publicSurface } from './surface.ts';
import { constantsText, themesText } from './tokenConstants.ts';

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

/** What the generators write today: path from the root → text. Nothing is written. */
export async function generatedFiles(): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-generate-'));
  try {
    const bundle = join(folder, 'openapi.json');
    const types = join(folder, 'types.gen.ts');
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
    await must(bin('openapi-typescript', 'openapi'), [bundle, '--output', types, '--default-non-nullable=false']);
    const house = readHouse(root);
    return new Map([
      ['openapi/rules.yaml', rules],
      ['openapi/generated/openapi.json', readFileSync(bundle, 'utf8')],
      ['openapi/generated/types.gen.ts', readFileSync(types, 'utf8')],
      ['packages/foundation/tokens/src/constants.gen.ts', constantsText()],
      ['packages/foundation/tokens/src/themes.gen.ts', themesText()],
      ['.oxlintrc.json', lintConfigText(house)],
      ['docs/public-surface.txt', publicSurface(house)],
      ['docs/css-variables.txt', cssVariables()],
      ['docs/prop-contracts.txt', propContracts(house)],
      ['docs/accessibility.md', accessibilityText(kitPages(house))],
      ['docs/permissions.md', await permissionsText()],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { ROLE } from '@resonanz/domain/roles';
import { area } from './area.ts';
import { featureFrame } from './featureFrame.ts';
import { featureScreen } from './featureScreen.ts';
import { featureTests, modulePage } from './featureTests.ts';
import { depends } from './manifest.ts';
import { allOf, before, imports, row, type Edit, type Plan } from './plan.ts';
import { startsWith, type Slice } from './slice.ts';

/** Roles in the order of the table of routes; the last are brands and testers, who never see it. */
const STAFF_ROLES = [ROLE.admin, ROLE.superAdmin, ROLE.campaignManager, ROLE.management] as const;

/** The path, the shell, and the tables that know every screen. */
function frontEdits(slice: Slice): readonly Edit[] {
  const { many, one, path } = slice;
  const navigation = 'apps/staff/src/navigation.ts';
  const screens = 'apps/api/test/matrix/screens.ts';
  const opens = [...STAFF_ROLES.map((role) => (startsWith(slice, role, 'view') ? '+' : 'x')), 'x', 'x', 'x', 'x'];
  return [
    before(
      'packages/foundation/domain/src/paths.ts',
      '\n});',
      `\n  ${many.camel}: '${path}',`,
      'export const staffPaths',
    ),
    before('packages/client/session/test/roles.table.test.ts', '`;', `${path} ${opens.join('  ')}\n`, 'const TABLE'),
    depends('apps/staff/package.json', `@resonanz/${many.kebab}`),
    imports(navigation, `import { ${one.camel}Routes } from '@resonanz/${many.kebab}/staff';`),
    before(navigation, '\n];', `\n  ...${one.camel}Routes,`, 'const modules'),
    before(
      screens,
      '\n};',
      `\n  [staffPaths.${many.camel}.pattern]: 'get${many.pascal}Page',`,
      'export const readCalls',
    ),
    before('openapi/areas/list-views.yaml', '          ],', `            ${many.camel},\n`, 'ListId:'),
    row('docs/modules/README.md', '# Modules', `| [${many.sentence}](${many.kebab}.md) | | |`),
  ];
}

/** A whole slice: the area, and the screen of the agency with list and form. */
export function feature(slice: Slice): Plan {
  const { many, path } = slice;
  const inFolder = [...featureFrame(slice), ...featureScreen(slice), ...featureTests(slice)];
  return allOf(area(slice, true), {
    files: new Map([
      ...inFolder.map(([name, text]) => [`packages/features/${many.kebab}/${name}`, text] as const),
      [`docs/modules/${many.kebab}.md`, modulePage(slice)],
      [
        `.changeset/${many.kebab}.md`,
        `---\n'@resonanz/contract': minor\n'@resonanz/api-client': minor\n'@resonanz/domain': minor\n---\n\n\`@resonanz/api-client/${many.camel}\` reads and saves ${many.sentence.toLowerCase()}; the domain knows the path \`${many.camel}\`.\n`,
      ],
    ]),
    edits: frontEdits(slice),
    byHand: [
      `packages/features/${many.kebab}/messages: the title in German, and what the entries are called`,
      `an entry of the menu that leads to ${path}: packages/foundation/domain/src/permissions/tabs.ts and docs/domain/permissions.md`,
      'a line in packages/tooling/workspace/src/screens.ts, then npm run screens, once there is demo data',
    ],
  });
}

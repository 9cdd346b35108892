import { areaClient, areaClientEntry } from './areaClient.ts';
import { areaContract, pathsOf } from './areaContract.ts';
import { areaServer, migration } from './areaServer.ts';
import { areaCalls, areaInputs, areaTest } from './areaTests.ts';
import { addsMigration } from './migration.ts';
import { allOf, before, entry, imports, row, type Edit, type Plan } from './plan.ts';
import type { Slice } from './slice.ts';

const TEST = 'apps/api/test';
const CLIENT = 'packages/client/api-client';

const contractEdits = (slice: Slice): readonly Edit[] => {
  const file = 'openapi/openapi.yaml';
  const path = (name: string) =>
    `  ${name}:\n    $ref: 'areas/${slice.many.kebab}.yaml#/paths/${name.replaceAll('/', '~1')}'\n`;
  return [
    before(file, 'paths:\n', `  - { name: ${slice.many.kebab} }\n`, 'tags:\n'),
    before(file, 'components:\n', pathsOf(slice).map(path).join(''), 'paths:\n'),
  ];
};

const serverEdits = ({ many }: Slice): readonly Edit[] => [
  imports('apps/api/src/areas.ts', `import { ${many.camel} } from './areas/${many.kebab}/routes.ts';`),
  before('apps/api/src/areas.ts', '\n];', `\n  ${many.camel},`, 'export const areas'),
  entry('packages/tooling/workspace/floors.ts', 'export const serverProcesses', many.kebab, '[]'),
  imports(`${TEST}/matrix/readExpectations.ts`, `import { ${many.camel}Table } from './${many.camel}Calls.ts';`),
  before(`${TEST}/matrix/readExpectations.ts`, '${plannedTable}', `\${${many.camel}Table}`),
  imports(`${TEST}/matrix/inputs.ts`, `import { ${many.camel}Inputs } from './${many.camel}Inputs.ts';`),
  before(`${TEST}/matrix/inputs.ts`, '\n};', `\n  ...${many.camel}Inputs,`, 'export const inputs'),
];

/** An area without a screen: contract, server, client, and their places in the tables of the house. */
export function area(slice: Slice, hasFeature = false): Plan {
  const { many, table, module } = slice;
  const server = areaServer(slice).map(([name, text]) => [`apps/api/src/areas/${many.kebab}/${name}`, text] as const);
  return allOf(addsMigration(table, migration(slice)), {
    files: new Map([
      [`openapi/areas/${many.kebab}.yaml`, areaContract(slice)],
      ...server,
      [`${TEST}/${many.camel}.test.ts`, areaTest(slice)],
      [`${TEST}/matrix/${many.camel}Calls.ts`, areaCalls(slice)],
      [`${TEST}/matrix/${many.camel}Inputs.ts`, areaInputs(slice)],
      [`${CLIENT}/src/${many.camel}.ts`, areaClient(slice)],
      [`${CLIENT}/exports/${many.camel}.ts`, areaClientEntry(slice)],
      [
        `.changeset/${many.kebab}.md`,
        `---\n'@resonanz/contract': minor\n'@resonanz/api-client': minor\n---\n\n\`@resonanz/api-client/${many.camel}\` reads and saves ${many.sentence.toLowerCase()}.\n`,
      ],
    ]),
    edits: [
      ...contractEdits(slice),
      ...serverEdits(slice),
      row(`${CLIENT}/README.md`, '## Areas and calls', `| \`${many.camel}\` | \`page\` \`one\` | \`save\` |`),
      ...(hasFeature
        ? []
        : [
            entry(
              'packages/tooling/workspace/slices.ts',
              'export const slices',
              many.kebab,
              "{ feature: null, why: 'no feature shows it' }",
            ),
          ]),
    ],
    byHand: [
      `docs/glossary.md: the word "${many.sentence.toLowerCase()}"; docs/domain: its rules`,
      `its calls ask for the rights of "${module}"; a module of its own is a decision (docs/domain/permissions.md#modules)`,
    ],
  });
}

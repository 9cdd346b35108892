import {
  type Caller,
  type ExpectedArea,
  type ExpectedCall,
  expectedAreas,
  expectedModules,
  type ExpectedRight,
  ROLES,
} from './readExpectations.ts';

const INTRODUCTION = `# Permissions

Who may call what. This page is made by \`npm run generate\` from \`apps/api/test/matrix/expectations.ts\`, which is written by
hand from the rules of the product. Tests compare that table with the contract and call the running server as every caller.

## How a call is admitted

The server decides again for every call, from what the database says at that moment: nothing that a browser stores or sends
gives a right. What a call asks for stands in the contract (\`openapi/areas/*.yaml\`) and is enforced in one place, before
any code of the call runs. A call that asks for nothing keeps the server from starting.

| word | meaning |
| --- | --- |
| public | No log-in is needed. |
| staff, brand, tester | Kind of account. Each has a log-in of its own, and its tokens are rejected in the other areas' calls. |
| Module: right | The role must hold this right in this module. Rights are view, add, edit, delete, export and approve; an administrator sets them by role, and a change holds from the next call on. |
| role | The call is for these roles alone, whatever rights others are given. |
| rows | Whose records the call touches. "own" is the caller's account and what belongs to it; ids in the request are not believed. A kind of rows has one rule that lists, counts, searches, exports, live events and single records share. |

## What a caller gets

| cell | meaning |
| --- | --- |
| yes | Allowed, for every record. |
| own | Allowed, for own records only. |
| 401 | Rejected: there is no valid log-in. |
| 403 | Rejected: the role, the right or the kind of account lacks the call. |
| 404 | The record named is not the caller's to see. The answer is the same as for a record that does not exist, so that nobody learns which ids are taken. |

The column "source" names the rule: a heading of [the pages of the product](domain/README.md).

A rejected call changes nothing. An address of another user in a path (\`fetchEachBookMarkData/{email}\`) is rejected with 403.

"Brand by token" is a brand account made by an invitation: it may look, decide and comment, but not add or edit.
"Other brand" is a brand that names the records of another one.

## Whose rows

| rows | rule |
| --- | --- |
| own | What belongs to the account that calls: its log-ins, notifications, watch list, language, region, password. |
| influencers, channels | Staff see all; a management those of its own company. |
| customerLeads | Administrators see all; everybody else the leads they own or wrote, and those without an owner. |
| campaigns, campaignEntries | Staff but managements, within the region of the account; DACH is every region. |
| campaignRequests | A brand sees the requests of its own company, its drafts among them; staff see what was sent. |
| proposedChannels | A brand sees a channel once it is published, at least an interested person, and belongs to an open request of its company. Never what the agency pays, earns or notes. |
| users | An admin administers every account but those of admins and super admins; a super admin all. |
| brandUsers | Staff see the accounts of brands; a brand the accounts of its own company. |
| managementUsers | Accounts of artist managements. |
| amazonUsers | Staff but managements. |
| newsletters | Staff but managements. |
| newsletterTemplates | Staff but managements. |
| testers | Staff see the accounts of testers; a tester the own one. |
`;

const CALLER_TITLES: Readonly<Record<Caller, string>> = {
  nobody: 'Nobody',
  '1': 'Admin',
  '6': 'Super admin',
  '9': 'Campaign manager',
  '7': 'Management',
  '3': 'Brand',
  '2': 'Brand manager',
  '3t': 'Brand by token',
  '3o': 'Other brand',
  '8': 'Tester',
};
const ORDER: readonly Caller[] = ['nobody', '1', '6', '9', '7', '3', '2', '3t', '3o', '8'];
const ROLE_TITLES: Readonly<Record<(typeof ROLES)[number], string>> = {
  1: 'Admin (1)',
  2: 'Brand manager (2)',
  3: 'Brand (3)',
  6: 'Super admin (6)',
  7: 'Management (7)',
  8: 'Tester (8)',
  9: 'Campaign manager (9)',
};
const ALL_RIGHTS = 6;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function asksOf({ asks }: ExpectedCall): string {
  if (asks.isPublic) return 'public';
  const roles = asks.roles.length > 0 ? [`role ${asks.roles.join(', ')}`] : [];
  const right = asks.permission === undefined ? [] : [`${asks.permission.module}: ${asks.permission.right}`];
  return [...right, ...(asks.audience.length > 0 ? [asks.audience.join(', ')] : []), ...roles].join('; ');
}

const callOf = ({ method, path }: ExpectedCall): string => `\`${method} ${path.slice(1)}\``;

function servedTable(calls: readonly ExpectedCall[]): string {
  const head = ['call', 'asks for', 'rows', ...ORDER.map((caller) => CALLER_TITLES[caller]), 'source'];
  const rows = calls.flatMap((call) => {
    if (call.served === undefined) return [];
    const { rows: kind, outcomes } = call.served;
    return [
      [
        callOf(call),
        asksOf(call),
        kind === 'self' ? 'own' : kind,
        ...ORDER.map((caller) => outcomes[caller]),
        call.source,
      ],
    ];
  });
  return table(head, rows);
}

function areaText({ title, calls }: ExpectedArea): string {
  const served = calls.filter((call) => call.served !== undefined);
  const planned = calls.filter((call) => call.served === undefined);
  const plannedText = table(
    ['call without a server yet', 'will ask for', 'source'],
    planned.map((call) => [callOf(call), asksOf(call), call.source]),
  );
  return [
    `### ${title}`,
    ...(served.length > 0 ? [servedTable(served)] : []),
    ...(planned.length > 0 ? [plannedText] : []),
  ].join('\n\n');
}

function rightsText(rights: readonly ExpectedRight[]): string {
  if (rights.length === 0) return '–';
  return rights.length === ALL_RIGHTS ? 'all' : rights.join(', ');
}

/** The text of docs/permissions.md. */
export function permissionsPage(): string {
  const modules = table(
    ['module', ...ROLES.map((role) => ROLE_TITLES[role]), 'source'],
    expectedModules().map(({ name, rights, source }) => [
      name,
      ...ROLES.map((role) => rightsText(rights[role])),
      source,
    ]),
  );
  const areas = expectedAreas();
  const isServed = ({ calls }: ExpectedArea): boolean => calls.some((call) => call.served !== undefined);
  return [
    INTRODUCTION,
    '## Rights a role starts with\n',
    'An administrator may change them; the rights of the super admin are always all. "all" is view, add, edit, delete, export and approve.\n',
    `${modules}\n`,
    '## Calls that are served\n',
    `${areas.filter(isServed).map(areaText).join('\n\n')}\n`,
    '## Calls without a server yet\n',
    `${areas
      .filter((area) => !isServed(area))
      .map(areaText)
      .join('\n\n')}\n`,
  ].join('\n');
}

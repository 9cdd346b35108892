import { amazonUsersTable } from './amazonUsersCalls.ts';
import { blogPostsTable } from './blogPostsCalls.ts';
import { contractTable } from './contractCalls.ts';
import { callTable } from './expectations.ts';
import { faqsTable } from './faqsCalls.ts';
import { leadTable } from './leadCalls.ts';
import { mailTable } from './mailCalls.ts';
import { networkTable } from './networkCalls.ts';
import { newslettersTable } from './newslettersCalls.ts';
import { plannedTable } from './plannedCalls.ts';
import { projectsTable } from './projectsCalls.ts';
import { requestTable } from './requestCalls.ts';
import { startRightTable } from './startRights.ts';
import { testerBrandsTable } from './testerBrandsCalls.ts';
import { testerDashboardTable } from './testerDashboardCalls.ts';
import { testerMetadataTable } from './testerMetadataCalls.ts';
import { testerProjectTable } from './testerProjectCalls.ts';
import { ugcTable } from './ugcCalls.ts';
import { ugcMaterialTable } from './ugcMaterialCalls.ts';

/** Who calls, in the order of the columns. */
export const CALLERS = ['nobody', '1', '2', '3', '3t', '3o', '6', '7', '8', '9'] as const;
export type Caller = (typeof CALLERS)[number];

const OUTCOMES = ['yes', 'own', '401', '403', '404'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a call asks of its callers. */
export interface Asks {
  isPublic: boolean;
  permission: { module: string; right: string } | undefined;
  audience: readonly string[];
  roles: readonly number[];
}

export interface ExpectedCall {
  area: string;
  method: string;
  path: string;
  asks: Asks;
  /** As written in the file. */
  asksText: string;
  source: string;
  /** Absent for a planned call. */
  served: { rows: string; outcomes: Readonly<Record<Caller, Outcome>> } | undefined;
}

export interface ExpectedArea {
  name: string;
  title: string;
  calls: readonly ExpectedCall[];
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

function readAsks(text: string): Asks {
  const asks: Asks = { isPublic: text === 'public', permission: undefined, audience: [], roles: [] };
  if (asks.isPublic) return asks;
  const audience: string[] = [];
  const roles: number[] = [];
  for (const part of text.split(', ')) {
    const [, module, right] = /^(.+): (view|add|edit|delete|export|approve)$/.exec(part) ?? [];
    if (module !== undefined && right !== undefined) asks.permission = { module, right };
    else if (['staff', 'brand', 'tester'].includes(part)) audience.push(part);
    else if (/^\d$/.test(part)) roles.push(Number(part));
    else throw new Error(`Nobody knows what "${part}" asks for.`);
  }
  return { ...asks, audience, roles };
}

function outcomeOf(cell: string | undefined, where: string): Outcome {
  const outcome = OUTCOMES.find((each) => each === cell);
  if (outcome === undefined) throw new Error(`"${cell}" is no outcome of ${where}.`);
  return outcome;
}

function readCall(area: string, cells: readonly string[]): ExpectedCall {
  const [call = '', asksText = '', ...rest] = cells;
  const [method = '', path = ''] = call.split(' ');
  const source = rest.at(-1) ?? '';
  if (!/^(?:GET|POST|HEAD|PATCH|DELETE)$/.test(method) || path === '' || source === '')
    throw new Error(`"${cells.join(' | ')}" is no call.`);
  const outcomes = rest.slice(1, -1);
  if (rest.length > 1 && outcomes.length !== CALLERS.length) throw new Error(`${call} needs one outcome a caller.`);
  const served =
    rest.length === 1
      ? undefined
      : {
          rows: rest[0] ?? '',
          outcomes: Object.fromEntries(
            CALLERS.map((caller, index) => [caller, outcomeOf(outcomes[index], call)]),
          ) as Record<Caller, Outcome>,
        };
  return { area, method, path: `/${path}`, asks: readAsks(asksText), asksText, source, served };
}

/** The table of calls by area. */
export function expectedAreas(): ExpectedArea[] {
  return `${callTable}${requestTable}${ugcTable}${ugcMaterialTable}${contractTable}${leadTable}${mailTable}${networkTable}${newslettersTable}${testerMetadataTable}${faqsTable}${testerBrandsTable}${projectsTable}${testerProjectTable}${blogPostsTable}${amazonUsersTable}${testerDashboardTable}${plannedTable}`
    .trim()
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [head = '', , ...lines] = section.trim().split('\n');
      const [name = '', title = ''] = head.split(': ');
      return { name, title, calls: lines.map((line) => readCall(name, cellsOf(line))) };
    });
}

/** Roles by id, in the order of the columns of the start rights. */
export const ROLES = [1, 2, 3, 6, 7, 8, 9] as const;

const LETTERS = { v: 'view', a: 'add', e: 'edit', d: 'delete', x: 'export', p: 'approve' } as const;
export type ExpectedRight = (typeof LETTERS)[keyof typeof LETTERS];

export interface ExpectedModule {
  name: string;
  rights: Readonly<Record<(typeof ROLES)[number], readonly ExpectedRight[]>>;
  source: string;
}

function rightsOf(cell: string): ExpectedRight[] {
  if (cell === '-') return [];
  return [...cell].map((letter) => {
    if (!Object.hasOwn(LETTERS, letter)) throw new Error(`"${letter}" is no right.`);
    return LETTERS[letter as keyof typeof LETTERS];
  });
}

/** The start rights by module. */
export function expectedModules(): ExpectedModule[] {
  const [, ...lines] = startRightTable.trim().split('\n');
  return lines.map((line) => {
    const [name = '', ...cells] = cellsOf(line);
    if (cells.length !== ROLES.length + 1) throw new Error(`${name} needs one cell a role and a source.`);
    return {
      name,
      rights: Object.fromEntries(
        ROLES.map((role, index) => [role, rightsOf(cells[index] ?? '')]),
      ) as unknown as ExpectedModule['rights'],
      source: cells.at(-1) ?? '',
    };
  });
}

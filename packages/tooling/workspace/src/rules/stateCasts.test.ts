import { describe, expect, test } from 'vitest';
import { check } from '../draftHouse.fixture.ts';

describe('states are parsed, not cast', () => {
  const casts = (line: string, folder = 'packages/features/x', file = 'src/a.tsx') =>
    check(/^states are parsed/, { [folder]: { files: { [file]: line } } });

  test.each([
    'const status = Number(text) as SalesStatus;',
    'const type = chosen.map((each) => Number(each) as ContractType);',
    'const role = roleId as RoleId;',
    'const action = row.action as AuditAction;',
    'const nda = Number(text) as 0 | 1 | 2;',
    'const level = (text === null ? null : Number(text)) as 1 | 2 | null;',
    "const status = row.status as Schemas['Campaign']['status'];",
    "const status = Number(text) as NonNullable<Filters['status']>;",
    'const statuses = brand.map(Number) as readonly BrandStatus[];',
    'const content = row.content_status as ContentStatus;',
    "const content = (row.content_status ?? '') as ContentStatus | '';",
    "const from = text as StateOf<'contentStatus'>;",
    "const from = text as EnumerationValue<'tag'>;",
    "type Step = Exclude<ContentStatus, 'Online'>; const step = row.contentStatus as Step;",
    "type Status = Campaign['status']; const status = Number(text) as Status;",
    'const status = text as unknown as RequestStatus;',
    "set('status', Number(text) as never);",
  ])('rejects %s', (line) => {
    expect(casts(line)).toEqual([expect.stringContaining('packages/features/x/src/a.tsx:1 casts to a state')]);
  });

  test.each([
    'const STATES = [1, 2, 3] as const;',
    "const filters = { status: oneOf(valuesOf('requestStatus')) };",
    'const status = SALES_BOARD.find((each) => String(each) === text);',
    'const size = text as unknown;',
    'const platforms = row.platforms as Platform[];',
    "const part = name as 'ul' | 'ol';",
    'const BOOKED = 3 satisfies PipelineState;',
  ])('allows %s', (line) => {
    expect(casts(line)).toEqual([]);
  });

  test.each([
    'packages/client/api-client',
    'packages/patterns/records',
    'packages/widgets/x',
    'packages/features/x',
    'apps/staff',
    'apps/api',
  ])('holds in %s', (folder) => {
    expect(casts('const role = text as RoleId;', folder)).toHaveLength(1);
  });

  test.each(['packages/foundation/domain', 'packages/interface/ui', 'packages/tooling/testing', 'openapi'])(
    'leaves %s alone',
    (folder) => {
      expect(casts('const role = text as RoleId;', folder)).toEqual([]);
    },
  );

  test('leaves tests alone', () => {
    expect(casts('const role = text as RoleId;', 'apps/api', 'src/a.test.ts')).toEqual([]);
  });
});

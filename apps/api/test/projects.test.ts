import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { ROLE } from '@resonanz/domain/roles';
import { fitOf, fitsAll } from '@resonanz/domain/testerProjects';
import { findTester } from '../src/areas/tester-projects/queries/projects.ts';
import { toFacts } from '../src/areas/tester-projects/reading/conditions.ts';
import type { Schema } from '../src/platform/database/schema.ts';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import {
  blankProject,
  insertApplication,
  insertBrand,
  insertTester,
  openConditions,
  projectCaller,
  questionnaire,
  errorOf,
  wholeProject,
} from './kit/projectFixture.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

describeOnEachDatabase('product tests', (database) => {
  let server: TestServer;
  let staff: ReturnType<typeof projectCaller>;
  let brandId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = projectCaller(await server.as('superAdmin'));
    brandId = await insertBrand(server);
  });
  beforeEach(async () => {
    for (const table of ['tester_applications', 'tester_projects', 'history'] as const)
      await server.db.deleteFrom(table).execute();
  });
  afterAll(() => server.stop());

  const release = async (projectId: number) => {
    const { data } = await staff.client.POST('/project/questionnaire/save', {
      body: {
        projectId,
        kind: 'test',
        titleDe: 'Fragebogen 1',
        titleEn: 'Questionnaire 1',
        opensOn: null,
        dueOn: null,
        draft: questionnaire,
      },
    });
    const { questionnaireId = 0, updatedAt = '' } = data?.data ?? {};
    server.clock.advance({ minutes: 1 });
    return staff.client.POST('/project/questionnaire/release', { body: { projectId, questionnaireId, updatedAt } });
  };
  const published = async () => {
    const { projectId } = await staff.saved({ ...wholeProject, brandId });
    await release(projectId);
    await staff.move(projectId, 2);
    return projectId;
  };

  test('what is saved is read again, in the list as on its page', async () => {
    const saved = await staff.saved({ ...wholeProject, titleDe: ' Trailschuh Grat 2 ', brandId, ownerUserId: 1 });
    const { conditions, ...values } = wholeProject;
    expect(saved).toMatchObject({
      ...values,
      ...conditions,
      ownerUserId: 1,
      brandName: 'Alpenglühen Outdoor',
      ownerName: 'superAdmin Muster',
      status: 1,
      placesTaken: 0,
      counts: { pending: 0, approved: 0 },
    });
    expect(await staff.read(saved.projectId)).toEqual(saved);
    expect((await staff.page()).content).toMatchObject([{ projectId: saved.projectId, titleDe: 'Trailschuh Grat 2' }]);
  });

  test('the list counts places and applications that were not withdrawn', async () => {
    const { projectId } = await staff.saved({ ...wholeProject, brandId });
    await insertApplication(server, projectId, { status: 1 });
    await insertApplication(server, projectId);
    const withdrawn = await insertApplication(server, projectId);
    await server.db
      .updateTable('tester_applications')
      .set({ withdrawn_at: server.clock.now() })
      .where('id', '=', withdrawn)
      .execute();
    expect((await staff.page()).content).toMatchObject([
      { places: 3, placesTaken: 1, applications: 2, applicationsWaiting: 1 },
    ]);
  });

  test('the list is filtered by type, status, brand, category, region and period', async () => {
    const other = await insertBrand(server, 'Küstenkind');
    await staff.saved({ ...wholeProject, brandId, titleDe: 'Schuh' });
    const tea = await staff.saved({
      ...blankProject,
      titleDe: 'Tee',
      type: 1,
      brandId: other,
      startsOn: '2099-01-01',
      endsOn: '2099-02-01',
      conditions: { ...openConditions, category: 25, countries: ['DE'], federalStates: ['DE-BE'] },
    });
    const titles = async (filters: Parameters<typeof staff.page>[0]) =>
      (await staff.page(filters)).content.map(({ titleDe }) => titleDe);
    for (const filters of [
      { type: 1 },
      { brandId: other },
      { category: 25 },
      { category: 2 },
      { regional: true },
      { to: '2099-03-01' },
    ] as const)
      expect([filters, await titles({ filters })]).toEqual([filters, ['Tee']]);
    expect(await titles({ filters: { from: '2099-06-01' } })).toEqual(['Schuh']);
    expect(await titles({ filters: { status: 2 } })).toEqual([]);
    expect(await titles({ search: 'kusten' })).toEqual(['Tee']);
    expect(await titles({ sortBy: 'title', sort: 'ASC' })).toEqual(['Schuh', 'Tee']);
    expect(tea.federalStates).toEqual(['DE-BE']);
  });

  test.each([
    [{ selectionOn: '2099-10-24' }, 'selectionOn: dateOrder'],
    [{ endsOn: '2099-11-01' }, 'endsOn: dateOrder'],
    [{ brandId: 2_000_000 }, 'brandId: choiceInvalid'],
    [{ ownerUserId: 9 }, 'ownerUserId: choiceInvalid'],
    [{ conditions: { ...openConditions, ageFrom: 50, ageTo: 40 } }, 'conditions.ageTo: rangeOrder'],
    [{ conditions: { ...openConditions, childAgeFrom: 3 } }, 'conditions.minChildren: required'],
    [{ conditions: { ...openConditions, category: 8_8 } }, 'conditions.category: choiceInvalid'],
    [
      { conditions: { ...openConditions, countries: ['CH' as const], federalStates: ['DE-BE'] } },
      'conditions.federalStates: choiceInvalid',
    ],
  ])('the wrong value %j is rejected at its field', async (wrong, message) => {
    expect(errorOf(await staff.save({ ...wholeProject, brandId, ...wrong }))).toEqual([
      422,
      'validationFailed',
      message,
    ]);
    expect((await staff.page()).totalElements).toBe(0);
  });

  test('a change that was read before another one is rejected', async () => {
    const { projectId, updatedAt } = await staff.saved({ ...wholeProject, brandId });
    server.clock.advance({ minutes: 1 });
    await staff.saved({ ...wholeProject, brandId, projectId, updatedAt, places: 5 });
    const late = await staff.save({ ...wholeProject, brandId, projectId, updatedAt, places: 7 });
    expect(errorOf(late)).toEqual([409, 'changedMeanwhile']);
    expect((await staff.read(projectId)).places).toBe(5);
  });

  test('places cannot be fewer than are taken', async () => {
    const { projectId, updatedAt } = await staff.saved({ ...wholeProject, brandId });
    for (let taken = 0; taken < 2; taken += 1) await insertApplication(server, projectId, { status: 1 });
    const change = (places: number) => staff.save({ ...wholeProject, brandId, projectId, updatedAt, places });
    expect(errorOf(await change(1))).toEqual([422, 'validationFailed', 'places: placesTaken']);
    expect((await change(2)).response.status).toBe(200);
  });

  test('a test is published only with everything testers need and with released questionnaires', async () => {
    const blank = await staff.saved({ ...blankProject, brandId });
    const missing = errorOf(await staff.move(blank.projectId, 2));
    expect(missing).toContain('descriptionDe: required');
    expect(missing).toContain('conditions.category: required');
    const { projectId } = await staff.saved({ ...wholeProject, brandId });
    expect(errorOf(await staff.move(projectId, 2))).toEqual([409, 'questionnaireNotReleased']);
    expect((await release(projectId)).response.status).toBe(200);
    const { data } = await staff.move(projectId, 2);
    expect(data?.data).toMatchObject({ status: 2, publishedAt: expect.any(String), questionnairesReleased: 1 });
  });

  test('a published test goes back only while nobody has applied', async () => {
    const projectId = await published();
    const application = await insertApplication(server, projectId);
    expect(errorOf(await staff.move(projectId, 1, 'Irrtum'))).toEqual([409, 'noApplicationsRequired']);
    await server.db.deleteFrom('tester_applications').where('id', '=', application).execute();
    expect((await staff.move(projectId, 1)).response.status).toBe(200);
  });

  test('a closed test is reopened by a super admin with a reason, and changed by nobody', async () => {
    const projectId = await published();
    await staff.move(projectId, 3);
    const { updatedAt } = await staff.read(projectId);
    expect(errorOf(await staff.save({ ...wholeProject, brandId, projectId, updatedAt }))).toEqual([
      409,
      'projectCompleted',
    ]);
    const admin = projectCaller(await server.as('admin'));
    expect(errorOf(await admin.move(projectId, 2, 'Nachzügler'))).toEqual([409, 'roleNotAllowed']);
    expect(errorOf(await staff.move(projectId, 2))).toEqual([422, 'validationFailed', 'reason: required']);
    expect((await staff.move(projectId, 2, 'Nachzügler')).data?.data).toMatchObject({ status: 2, completedAt: null });
  });

  test('only a test that was never published and has no applications is deleted', async () => {
    const remove = (projectId: number) => staff.client.POST('/project/delete', { body: { projectId } });
    const wasPublished = await published();
    expect(errorOf(await remove(wasPublished))).toEqual([409, 'projectPublished']);
    await staff.move(wasPublished, 1);
    expect(errorOf(await remove(wasPublished))).toEqual([409, 'projectPublished']);
    const { projectId } = await staff.saved({ ...blankProject, brandId });
    const application = await insertApplication(server, projectId);
    expect(errorOf(await remove(projectId))).toEqual([409, 'projectHasApplications']);
    await server.db.deleteFrom('tester_applications').where('id', '=', application).execute();
    expect((await remove(projectId)).response.status).toBe(200);
    expect(errorOf(await remove(projectId))).toEqual([404, 'notFound']);
  });

  test('a copy has the conditions and questionnaires of its source, without dates', async () => {
    const projectId = await published();
    const { data } = await staff.client.POST('/project/copy', { body: { projectId } });
    expect(data?.data).toMatchObject({
      titleDe: 'Trailschuh Grat 2 (Kopie)',
      titleEn: 'Trail shoe Grat 2 (copy)',
      status: 1,
      category: 82,
      startsOn: null,
      applicationUntil: null,
      questionnaires: 1,
      questionnairesReleased: 0,
    });
  });

  test('the export has the rows of the list in German', async () => {
    await staff.saved({ ...wholeProject, brandId });
    const { data } = await staff.client.POST('/project/export', {
      body: { format: 'csv', language: 'de' },
      parseAs: 'text',
    });
    expect(data).toContain('Trailschuh Grat 2');
    expect(data).toContain('Langzeitprojekt');
  });

  test('testers who meet the conditions are counted', async () => {
    const before = async (conditions: Partial<typeof openConditions> & object) => {
      const { data } = await staff.client.POST('/project/countTesters', { body: { ...openConditions, ...conditions } });
      return data?.data.matching ?? Number.NaN;
    };
    const today = new Date(server.clock.now());
    const bornYearsAgo = (years: number) =>
      `${today.getUTCFullYear() - years}-${String(today.getUTCMonth() + 1).padStart(2, '0')}-01`;
    const cases = [
      [{ ageFrom: 80 }, { dob: bornYearsAgo(82) }],
      [{ genders: ['divers'] }, { gender: 'divers' }],
      [{ federalStates: ['DE-SL'] }, { federalState: 'DE-SL' }],
      [{ minChildren: 4 }, { children: 5 }],
      [{ category: 82, needsCategory: true }, { categories: [82] }],
    ] as const;
    for (const [conditions, profile] of cases) {
      const wanted = conditions as Partial<typeof openConditions> & object;
      const start = await before(wanted);
      await insertTester(server, { ...profile, categories: 'categories' in profile ? [...profile.categories] : [] });
      expect([conditions, (await before(wanted)) - start]).toEqual([conditions, 1]);
    }
  });

  test('the count is that of the testers who fit, condition by condition', async () => {
    const { db, clock } = server;
    const today = berlinDay(clock.now());
    const year = Number(today.slice(0, 4));
    const set = (user_id: number, values: Updateable<Schema['tester_profiles']>) =>
      db.updateTable('tester_profiles').set(values).where('user_id', '=', user_id).execute();
    const of = async (values: Updateable<Schema['tester_profiles']>) => set(await insertTester(server), values);
    await of({ children: 2, child_birth_years: [year - 6, year - 1] });
    await of({ children: 1, child_birth_years: [year - 14] });
    await of({ children: 3, child_birth_years: [] });
    await of({ children: null });
    await of({ categories: [8], country: null, federal_state: 'AU-9' });
    await of({ categories: [82], country: 'CH', federal_state: null });
    await of({ categories: [81], gender: null, dob: null });
    await of({ categories: [8, 82], children: 1, child_birth_years: [year - 5], blocked_at: clock.now() });
    await of({ missed_deadlines: 4, missed_forgiven: 2 });
    const testers = await db
      .selectFrom('users as u')
      .innerJoin('tester_profiles as t', 't.user_id', 'u.id')
      .select('u.id')
      .where('u.role_id', '=', ROLE.tester)
      .where('u.is_active', '=', true)
      .where('u.archived', '=', false)
      .execute();
    const facts = await Promise.all(testers.map(async ({ id }) => toFacts(await findTester(db, id), today)));
    const asked: readonly Partial<Schemas['ProjectConditions']>[] = [
      {},
      { childAgeFrom: 5, childAgeTo: 7 },
      { childAgeTo: 3 },
      { childAgeFrom: 13 },
      { minChildren: 2, childAgeFrom: 5, childAgeTo: 7 },
      { minChildren: 2 },
      { category: 82, needsCategory: true },
      { category: 8, needsCategory: true },
      { category: 82 },
      { countries: ['AU'] },
      { countries: ['CH', 'DE'], genders: ['female'] },
      { federalStates: ['AU-9', 'DE-NW'] },
      { ageFrom: 30, ageTo: 40 },
      { genders: ['divers', 'male'] },
    ];
    for (const each of asked) {
      const conditions: Schemas['ProjectConditions'] = { ...openConditions, ...each };
      const { data } = await staff.client.POST('/project/countTesters', { body: conditions });
      const fitting = facts.filter((tester) => fitsAll(fitOf(conditions, tester, today))).length;
      expect([each, data?.data]).toEqual([each, { matching: fitting, total: testers.length }]);
    }
  });

  test('options name active brands and staff who may edit projects', async () => {
    await server.db.insertInto('tester_brands').values({ name: 'Ruht', is_active: false }).execute();
    const { data } = await staff.client.GET('/project/getOptions');
    expect(data?.data.brands.map(({ name }) => name)).toContain('Alpenglühen Outdoor');
    expect(data?.data.brands.map(({ name }) => name)).not.toContain('Ruht');
    expect(data?.data.owners.map(({ fullName }) => fullName)).toEqual(['admin Muster', 'superAdmin Muster']);
  });

  test('a user with the right to edit but not to add may change one, but adds none', async () => {
    const { projectId, updatedAt } = await staff.saved({ ...blankProject, brandId });
    const role = await readRole(staff.client, ROLE.campaignManager);
    await saveRole(staff.client, changedRole(role, { Project: ['view', 'edit'] }));
    const editor = projectCaller(await server.as('manager'));
    expect((await editor.save({ ...blankProject, brandId, projectId, updatedAt, places: 9 })).response.status).toBe(
      200,
    );
    expect((await editor.save({ ...blankProject, brandId })).response.status).toBe(403);
    await restoreRoles(staff.client);
  });
});

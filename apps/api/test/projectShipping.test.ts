import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { Schemas } from '../src/platform/http/Schemas.ts';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { errorOf, insertApplication, insertBrand, projectCaller } from './kit/projectFixture.ts';
import { startTestServer, type TestServer } from './kit/startTestServer.ts';

interface FileAnswer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly error: string | null;
  readonly fieldErrors?: readonly Schemas['FieldError'][];
}

describeOnEachDatabase('shipping of product tests', (database) => {
  let server: TestServer;
  let staff: ReturnType<typeof projectCaller>;
  let token: string;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = projectCaller(await server.as('admin'));
    token = (await server.logIn('admin')).accessToken;
    const brandId = await insertBrand(server);
    ({ id: projectId } = await server.db
      .insertInto('tester_projects')
      .values({ title_de: 'Trailschuh', title_en: 'Trail shoe', brand_id: brandId, status: 2, places: 9 })
      .returning('id')
      .executeTakeFirstOrThrow());
  });
  beforeEach(async () => {
    for (const table of ['tester_applications', 'project_shipping_imports', 'history', 'notifications'] as const)
      await server.db.deleteFrom(table).execute();
    await server.db.updateTable('tester_projects').set({ status: 2 }).execute();
  });
  afterAll(() => server.stop());

  /** An accepted tester with an address. */
  const accepted = async (
    values: Parameters<typeof insertApplication>[2] = {},
    street: string | null = 'Hafenweg 4',
  ) => {
    const id = await insertApplication(server, projectId, { status: 1, ...values });
    const { user_id } = await rowOf(id);
    await server.db
      .updateTable('tester_profiles')
      .set({ street, zip: '48155' })
      .where('user_id', '=', user_id)
      .execute();
    return id;
  };
  const rowOf = (id: number) =>
    server.db.selectFrom('tester_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const emailOf = async (id: number) => {
    const { user_id } = await rowOf(id);
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    return email;
  };
  const ship = (parcels: Schemas['ProjectShipping']['parcels'], carrier: string | null = 'DHL') =>
    staff.client.POST('/project/shipping/ship', { body: { projectId, carrier, parcels } });
  const save = async (id: number, values: Partial<Schemas['ProjectParcelInput']> = {}) =>
    staff.client.POST('/project/shipping/save', {
      body: {
        projectId,
        applicationId: id,
        carrier: 'DHL',
        trackingNumber: 'JJD0002',
        note: '',
        updatedAt: new Date((await rowOf(id)).updated_at).toISOString(),
        ...values,
      },
    });
  const list = async () => {
    const { data } = await staff.client.GET('/project/shipping/getByProject/{id}', {
      params: { path: { id: projectId } },
    });
    return data?.data ?? [];
  };
  const send = async <Data>(
    step: string,
    content: BlobPart,
    more: Record<string, string> = {},
    name = 'versand.csv',
  ) => {
    const form = new FormData();
    for (const [field, value] of Object.entries({ projectId: String(projectId), ...more })) form.set(field, value);
    form.set('file', new Blob([content]), name);
    const response = await fetch(`${server.url}/api/project/shipping/import${step}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    return { ...((await response.json()) as FileAnswer<Data>), status: response.status };
  };
  const preview = (content: BlobPart, more: Record<string, string> = {}, name?: string) =>
    send<Schemas['ProjectShippingPreview']>('/preview', content, more, name);
  const run = (content: BlobPart, plan: string, more: Record<string, string> = {}) =>
    send<Schemas['ProjectShippingResult']>('', content, { plan, skipInvalidRows: 'false', ...more });

  test('the list holds the accepted testers alone, with address and state', async () => {
    const [one, two] = [await accepted({ name: 'Anna' }), await accepted({ name: 'Bea' }, null)];
    await insertApplication(server, projectId, { status: 0 });
    await ship([{ applicationId: one, trackingNumber: 'JJD0001' }]);
    expect(
      (await list()).map(({ applicationId, fullName, hasAddress, state }) => [
        applicationId,
        fullName,
        hasAddress,
        state,
      ]),
    ).toEqual([
      [one, 'Anna Probst', true, 'shipped'],
      [two, 'Bea Probst', false, 'toShip'],
    ]);
  });

  test('a shipped parcel tells the tester in the own language, by mail and in the bell', async () => {
    const id = await accepted();
    const { user_id } = await rowOf(id);
    await server.db.updateTable('users').set({ default_language: 'EN' }).where('id', '=', user_id).execute();
    expect((await ship([{ applicationId: id, trackingNumber: 'JJD0001' }])).response.status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ carrier: 'DHL', tracking_number: 'JJD0001' });
    const mail = (await server.mails()).findLast(({ template }) => template === 'projectShipped');
    expect(mail?.subject).toBe('Your product test Trail shoe: your parcel is on its way');
    expect(mail?.text).toContain('Shipped with DHL, tracking number JJD0001.');
    const news = await server.db.selectFrom('notifications').select(['type', 'ref_id', 'user_id']).execute();
    expect(news).toEqual([{ type: 24, ref_id: id, user_id }]);
  });

  test('several are shipped all together or not at all', async () => {
    const [one, two] = [await accepted(), await accepted({}, null)];
    const parcels = [one, two].map((applicationId) => ({ applicationId, trackingNumber: null }));
    expect(errorOf(await ship(parcels))).toEqual([409, 'addressMissing']);
    expect((await rowOf(one)).shipped_at).toBeNull();
    expect(await server.db.selectFrom('notifications').select('id').execute()).toEqual([]);
  });

  test('only accepted testers of the project are shipped to, and once', async () => {
    const id = await accepted();
    const pending = await insertApplication(server, projectId, { status: 0 });
    const parcel = (applicationId: number) => [{ applicationId, trackingNumber: null }];
    expect(errorOf(await ship(parcel(pending)))).toEqual([409, 'notAccepted']);
    expect(errorOf(await ship(parcel(2_000_000)))).toEqual([404, 'notFound']);
    const answers = await Promise.all([ship(parcel(id)), ship(parcel(id))]);
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.map(({ error }) => error?.error).filter(Boolean)).toEqual(['alreadyShipped']);
  });

  test('a number needs its carrier, its form and a parcel of its own', async () => {
    const [one, two] = [await accepted(), await accepted()];
    const parcel = (applicationId: number, trackingNumber: string) => ({ applicationId, trackingNumber });
    expect(errorOf(await ship([parcel(one, 'JJD0001')], null))).toEqual([422, 'validationFailed', 'carrier: required']);
    expect(errorOf(await ship([parcel(one, 'JJD1'), parcel(two, 'JJD1')]))).toEqual([
      422,
      'validationFailed',
      'parcels: numberRepeated',
    ]);
    for (const wrong of ['=1+1', '+49123', 'ab', 'a  b c', 'JJD0001-', '@cmd'])
      expect((await ship([parcel(one, wrong)])).response.status).toBe(422);
    expect((await ship([parcel(one, 'JJD0001')], '=cmd')).response.status).toBe(422);
  });

  test('a number is corrected afterwards, but not taken away', async () => {
    const id = await accepted();
    await ship([{ applicationId: id, trackingNumber: 'JJD0001' }]);
    expect((await save(id, { note: ' Nachbarn klingeln ' })).response.status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ tracking_number: 'JJD0002', shipping_note: 'Nachbarn klingeln' });
    expect(errorOf(await save(id, { trackingNumber: null }))).toEqual([
      422,
      'validationFailed',
      'trackingNumber: required',
    ]);
    const changes = await server.db.selectFrom('history').select('changes').where('entity_id', '=', id).execute();
    expect(changes.some((each) => JSON.stringify(each).includes('JJD0002'))).toBe(true);
  });

  test('a correction that comes too late is rejected', async () => {
    const id = await accepted();
    expect(errorOf(await save(id, { updatedAt: '2020-01-01T00:00:00.000Z' }))).toEqual([409, 'changedMeanwhile']);
    expect((await rowOf(id)).tracking_number).toBeNull();
  });

  test('nothing is shipped in a closed test', async () => {
    const id = await accepted();
    await server.db.updateTable('tester_projects').set({ status: 3 }).execute();
    expect(errorOf(await ship([{ applicationId: id, trackingNumber: null }]))).toEqual([409, 'projectCompleted']);
    expect(errorOf(await save(id))).toEqual([409, 'projectCompleted']);
  });

  test('those who may not edit see no addresses', async () => {
    const manager = await server.as('manager');
    const answer = await manager.GET('/project/shipping/getByProject/{id}', { params: { path: { id: projectId } } });
    expect(answer.response.status).toBe(403);
  });

  test('a preview judges each row and writes nothing', async () => {
    const [known, without, shipped] = [await accepted(), await accepted({}, null), await accepted()];
    await ship([{ applicationId: shipped, trackingNumber: 'JJD0009' }]);
    const pending = await insertApplication(server, projectId, { status: 0 });
    const content = [
      'Bewerbung;E-Mail;Versanddienst;Sendungsnummer',
      `;${(await emailOf(known)).toUpperCase()};DHL;JJD0001`,
      `${known};;DHL;JJD0003`,
      `${without};;DHL;JJD0004`,
      `${shipped};;DHL;JJD0005`,
      `${pending};;DHL;JJD0006`,
      '2000000;;DHL;JJD0007',
      `${shipped};fremd@example.com;DHL;JJD0008`,
    ].join('\r\n');
    const { data } = await preview(content);
    expect(data.rows.map(({ row, outcome, issue }) => [row, outcome, issue])).toEqual([
      [2, 'ship', null],
      [3, 'error', 'rowRepeated'],
      [4, 'error', 'addressMissing'],
      [5, 'correct', null],
      [6, 'error', 'notAccepted'],
      [7, 'error', 'applicationUnknown'],
      [8, 'error', 'applicationUnknown'],
    ]);
    expect((await rowOf(known)).shipped_at).toBeNull();
    expect(await server.db.selectFrom('project_shipping_imports').select('id').execute()).toEqual([]);
  });

  test('the numbers of a row are checked', async () => {
    const [one, two, three] = [await accepted(), await accepted(), await accepted()];
    const content = [
      'Application,Carrier,Tracking number',
      `${one},DHL,=HYPERLINK(1)`,
      `${two},,JJD0002`,
      `${three},DHL,`,
    ].join('\n');
    const rows = async (more: Record<string, string>) =>
      (await preview(content, more)).data.rows.map(({ outcome, issue }) => [outcome, issue]);
    expect(await rows({})).toEqual([
      ['error', 'trackingNumberInvalid'],
      ['error', 'carrierMissing'],
      ['unchanged', null],
    ]);
    expect((await rows({ carrier: 'GLS' }))[1]).toEqual(['ship', null]);
    const missing = await preview('Name;Ort\r\nRonja;Münster\r\n');
    expect(missing.fieldErrors?.map(({ field, key }) => `${field}: ${key}`)).toEqual(['file: importColumnsMissing']);
  });

  test('a workbook is read too, and a number that it has rounded is rejected', async () => {
    const [one, two] = [await accepted(), await accepted()];
    const bytes = await writeExcelFile([
      [{ value: 'Bewerbung' }, { value: 'Versanddienst' }, { value: 'Sendungsnummer' }],
      [
        { value: one, type: Number },
        { value: 'DPD', type: String },
        { value: '01234567890123', type: String },
      ],
      [
        { value: two, type: Number },
        { value: 'DPD', type: String },
        { value: 2 ** 60, type: Number },
      ],
    ]).toBuffer();
    const { data } = await preview(new Uint8Array(bytes), {}, 'versand.xlsx');
    expect(data.rows.map(({ outcome, issue, trackingNumber }) => [outcome, issue, trackingNumber])).toEqual([
      ['ship', null, '01234567890123'],
      ['error', 'trackingNumberInvalid', '#'],
    ]);
  });

  test('an import writes what its preview promised, or nothing', async () => {
    const [one, two] = [await accepted(), await accepted()];
    const content = `Bewerbung;Versanddienst;Sendungsnummer\r\n${one};DHL;JJD0001\r\n${two};DHL;??\r\n`;
    const { data } = await preview(content);
    expect((await run(content, data.plan)).error).toBe('importHasErrors');
    expect((await rowOf(one)).shipped_at).toBeNull();
    expect((await run(content, 'other', { skipInvalidRows: 'true' })).error).toBe('importOutdated');
    const done = await run(content, data.plan, { skipInvalidRows: 'true' });
    expect(done.data).toMatchObject({ shipped: 1, corrected: 0, unchanged: 0, errors: 1 });
    expect(await rowOf(one)).toMatchObject({ carrier: 'DHL', tracking_number: 'JJD0001' });
    expect((await server.mails()).some(({ template }) => template === 'projectShipped')).toBe(true);
    expect((await run(content, data.plan, { skipInvalidRows: 'true' })).error).toBe('importOutdated');
  });

  test('an import is taken back once, apart from what was received or corrected since', async () => {
    const [one, two, three] = [await accepted(), await accepted(), await accepted()];
    const content = `Bewerbung;Sendungsnummer\r\n${one};JJD0001\r\n${two};JJD0002\r\n${three};JJD0003\r\n`;
    const { data } = await preview(content, { carrier: 'DHL' });
    const { data: done } = await run(content, data.plan, { carrier: 'DHL' });
    await server.db
      .updateTable('tester_applications')
      .set({ received_at: server.clock.now() })
      .where('id', '=', two)
      .execute();
    await save(three, { trackingNumber: 'JJD0033' });
    const undo = () =>
      staff.client.POST('/project/shipping/import/undo', { body: { projectId, importId: done.importId ?? 0 } });
    expect((await undo()).data?.data).toEqual({ restored: 1, kept: 2 });
    expect(await rowOf(one)).toMatchObject({ shipped_at: null, carrier: null, tracking_number: null });
    expect((await rowOf(three)).tracking_number).toBe('JJD0033');
    expect(errorOf(await undo())).toEqual([409, 'importUndone']);
    const imports = await staff.client.GET('/project/shipping/imports/{id}', { params: { path: { id: projectId } } });
    expect(imports.data?.data.map(({ fileName, parcels }) => [fileName, parcels])).toEqual([['versand.csv', 3]]);
  });

  test('an import is taken back although time passed while it was written', async () => {
    const id = await accepted();
    const content = `Bewerbung;Sendungsnummer\r\n${id};JJD0001\r\n`;
    const { data } = await preview(content, { carrier: 'DHL' });
    server.clock.tick(true);
    const { data: done } = await run(content, data.plan, { carrier: 'DHL' });
    server.clock.tick(false);
    const undone = await staff.client.POST('/project/shipping/import/undo', {
      body: { projectId, importId: done.importId ?? 0 },
    });
    expect(undone.data?.data).toEqual({ restored: 1, kept: 0 });
    expect(await rowOf(id)).toMatchObject({ shipped_at: null, tracking_number: null });
  });

  test('the exported list holds no formula, is audited, and can be imported again', async () => {
    const id = await accepted({ name: '=cmd' }, '+Hafenweg 4');
    const { data } = await staff.client.POST('/project/shipping/export', {
      body: { projectId, format: 'csv', language: 'de' },
      parseAs: 'text',
    });
    expect(data).toContain("'=cmd Probst");
    expect(data).toContain("'+Hafenweg 4");
    expect((await preview(data ?? '')).data.rows).toMatchObject([{ outcome: 'unchanged', issue: null }]);
    const audits = await server.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(audits)).toContain('projectShipping');
    expect((await rowOf(id)).shipped_at).toBeNull();
  });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { ROLE } from '@resonanz/domain/roles';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { png } from './kit/pictures.ts';
import { productTests } from './kit/productTestFixture.ts';
import { errorOf } from './kit/projectFixture.ts';
import { changedRole, readRole, restoreRoles, saveRole } from './kit/rolePermissions.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

/** Bytes that begin like a video. */
const film = (): File => {
  const bytes = Buffer.alloc(64);
  bytes.write('\0\0\0\x18ftypisom', 0, 'latin1');
  return new File([bytes], 'lauf.mp4', { type: 'video/mp4' });
};
const picture = (name: string): File => new File([new Uint8Array(png())], name, { type: 'image/png' });
const text = (name: string, content = 'Bitte langsam einlaufen.') => new File([content], name);

describeOnEachDatabase('pictures and videos of product tests', (database) => {
  let server: TestServer;
  let staff: ApiClient;
  let token: string;
  let tester: Awaited<ReturnType<ReturnType<typeof productTests>['tester']>>;
  let projectId: number;

  beforeAll(async () => {
    server = await startTestServer({ database });
    staff = await server.as('admin');
    token = (await server.logIn('admin')).accessToken;
    tester = await productTests(server).tester();
  });
  beforeEach(async () => {
    projectId = await productTests(server).project();
  });
  afterAll(() => server.stop());

  const send = async (file: File, kind: 'product' | 'attachment' = 'product') => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ subject: 'testerProject', subjectId: String(projectId), kind }))
      form.set(name, value);
    form.set('file', file);
    const response = await fetch(`${server.url}/api/files/upload`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await response.json()) as {
      data: { fileId: number } | null;
      fieldErrors?: readonly { field: string; key: string }[];
    };
    return { status: response.status, fileId: body.data?.fileId ?? 0, keys: body.fieldErrors?.map(({ key }) => key) };
  };
  const read = async () => {
    const { data } = await staff.GET('/project/media/getByProject/{id}', { params: { path: { id: projectId } } });
    return data?.data ?? { media: [], descriptionFile: null };
  };
  /** The picture of the test in the list of staff, on its page and in the figures. */
  const staffPictures = async (client = staff) => {
    const today = berlinDayIn(server.clock.now(), 0);
    const [list, page, figures] = await Promise.all([
      client.POST('/project/getWithPagination', { body: { pageSize: 100 } }),
      client.GET('/project/getById/{id}', { params: { path: { id: projectId } } }),
      client.POST('/testerProject/statistics', { body: { from: today, to: today } }),
    ]);
    const ofTest = <Row extends { projectId: number; picture: string | null }>(rows: readonly Row[] = []) =>
      rows.find((row) => row.projectId === projectId)?.picture;
    return [ofTest(list.data?.data.content), page.data?.data.picture, ofTest(figures.data?.data.running)];
  };
  const detail = async () => {
    const { data } = await tester.client.GET('/testerProject/getById/{id}', { params: { path: { id: projectId } } });
    return data?.data;
  };
  const order = (fileIds: number[]) => staff.POST('/project/media/saveOrder', { body: { projectId, fileIds } });
  const describe = (fileId: number, isCover = false, alt = 'Ein Schuh im Gelände') =>
    staff.POST('/project/media/saveTexts', {
      body: { projectId, fileId, altDe: alt, altEn: 'A shoe off road', isCover },
    });

  test('testers see pictures and videos in the order that staff chose, with their texts', async () => {
    const [one, two, three] = [await send(picture('eins.png')), await send(film()), await send(picture('drei.png'))];
    expect((await order([three.fileId, one.fileId, two.fileId])).response.status).toBe(200);
    expect((await describe(three.fileId)).response.status).toBe(200);
    const media = (await detail())?.media ?? [];
    expect(media.map(({ name, altDe, altEn }) => [name, altDe, altEn])).toEqual([
      ['drei.png', 'Ein Schuh im Gelände', 'A shoe off road'],
      ['eins.png', '', ''],
      ['lauf.mp4', '', ''],
    ]);
  });

  test('testers read no names of staff', async () => {
    await send(picture('eins.png'));
    await send(text('anleitung.txt'), 'attachment');
    const project = await detail();
    expect(project?.descriptionFile?.name).toBe('anleitung.txt');
    expect(JSON.stringify(project)).not.toContain('uploadedBy');
  });

  test('one picture is the cover and stands for the test in lists', async () => {
    const [one, two, video] = [await send(picture('eins.png')), await send(picture('zwei.png')), await send(film())];
    expect((await detail())?.picture).toContain(String(one.fileId));
    await describe(one.fileId, true);
    await describe(two.fileId, true);
    expect((await read()).media.map(({ isCover }) => isCover)).toEqual([false, true, false]);
    expect((await detail())?.picture).toContain(String(two.fileId));
    for (const shown of await staffPictures()) expect(shown).toContain(`/media/files/${two.fileId}?`);
    expect(errorOf(await describe(video.fileId, true))).toEqual([422, 'validationFailed', 'isCover: choiceInvalid']);
  });

  test('a test without a picture of its own has the drawn one', async () => {
    await server.db.updateTable('tester_projects').set({ picture: '/schuh.svg' }).where('id', '=', projectId).execute();
    await send(film());
    expect(await staffPictures()).toEqual(['/schuh.svg', '/schuh.svg', '/schuh.svg']);
  });

  test('staff who may not see projects get no picture of them', async () => {
    await send(picture('eins.png'));
    const superAdmin = await server.as('superAdmin');
    const role = await readRole(superAdmin, ROLE.campaignManager);
    await saveRole(superAdmin, changedRole(role, { Project: [], 'Testerworld Dashboard': ['view'] }));
    expect(await staffPictures(await server.as('manager'))).toEqual([undefined, undefined, null]);
    await restoreRoles(superAdmin);
  });

  test('an order that is no longer true is rejected, and so is a file of another test', async () => {
    const [one, two] = [await send(picture('eins.png')), await send(picture('zwei.png'))];
    expect(errorOf(await order([one.fileId]))).toEqual([409, 'orderOutdated']);
    expect(errorOf(await order([one.fileId, two.fileId, 2_000_000]))).toEqual([409, 'orderOutdated']);
    projectId = await productTests(server).project();
    expect(errorOf(await describe(one.fileId))).toEqual([404, 'notFound']);
  });

  test('nothing of it changes in a closed test', async () => {
    const { fileId } = await send(picture('eins.png'));
    await server.db.updateTable('tester_projects').set({ status: 3 }).where('id', '=', projectId).execute();
    expect(errorOf(await order([fileId]))).toEqual([409, 'projectCompleted']);
    expect(errorOf(await describe(fileId))).toEqual([409, 'projectCompleted']);
  });

  test('files come to a test and go from it until it is closed, and are read afterwards', async () => {
    const { fileId } = await send(picture('eins.png'));
    const pieces = { subject: 'testerProject', subjectId: projectId, kind: 'product', name: 'b.png', size: 5 } as const;
    const begun = await staff.POST('/files/upload/begin', { body: pieces });
    expect(begun.response.status).toBe(200);
    await server.db.updateTable('tester_projects').set({ status: 3 }).where('id', '=', projectId).execute();
    expect((await send(picture('zwei.png'))).status).toBe(404);
    expect((await send(text('anleitung.txt'), 'attachment')).status).toBe(404);
    expect(errorOf(await staff.POST('/files/upload/begin', { body: pieces }))).toEqual([404, 'notFound']);
    const finish = { body: { uploadId: begun.data?.data.uploadId ?? '' } };
    expect(errorOf(await staff.POST('/files/upload/finish', finish))).toEqual([404, 'notFound']);
    expect(errorOf(await staff.POST('/files/delete', { body: { fileId } }))).toEqual([404, 'notFound']);
    expect((await read()).media.map(({ name }) => name)).toEqual(['eins.png']);
  });

  test('product media are pictures and videos alone, by their content [R-VAL-034]', async () => {
    expect(await send(text('notiz.txt'))).toMatchObject({ status: 422, keys: ['fileProductMediaType'] });
    expect((await send(text('bild.png', 'kein Bild'))).status).toBe(422);
    expect((await read()).media).toEqual([]);
  });

  test('a description is a document, by its content', async () => {
    expect(await send(picture('bild.png'), 'attachment')).toMatchObject({
      status: 422,
      keys: ['fileProductDescriptionType'],
    });
    expect((await send(text('anleitung.pdf'), 'attachment')).status).toBe(422);
    expect((await read()).descriptionFile).toBeNull();
  });
});

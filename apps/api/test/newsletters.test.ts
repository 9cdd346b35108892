import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '@resonanz/contract/types';
import { describeOnEachDatabase } from './kit/describeOnEachDatabase.ts';
import { addReaders } from './kit/newsletterFixture.ts';
import { productTests } from './kit/productTestFixture.ts';
import { type ApiClient, startTestServer, type TestServer } from './kit/startTestServer.ts';

type Newsletter = components['schemas']['Newsletter'];
type Input = components['schemas']['NewsletterInput'];
type Template = components['schemas']['NewsletterTemplate'];
type TemplateInput = components['schemas']['NewsletterTemplateInput'];
type State = components['schemas']['NewsletterState'];

const texts = {
  subjectDe: 'Neu: {{projectTitle_de}}',
  subjectEn: 'New: {{projectTitle_en}}',
  textDe: '<p>{{projectDescription_de}}</p><p>{{projectLink_de}} bis {{projectDate_de}}</p>',
  textEn: '<p>{{projectDescription_en}}</p><p>{{projectLink_en}} until {{projectDate_en}}</p>',
};
const plain = { subjectDe: 'Neues', subjectEn: 'News', textDe: '<p>Guten Tag</p>', textEn: '<p>Hello</p>' };

describeOnEachDatabase('newsletters', (database) => {
  let server: TestServer;
  let asStaff: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ database });
    asStaff = await server.as('superAdmin');
  });
  beforeEach(async () => {
    const { db } = server;
    await db.deleteFrom('newsletters').execute();
    await db.deleteFrom('newsletter_templates').execute();
    await db.deleteFrom('users').where('email', 'like', '%@example.com').execute();
  });
  afterAll(() => server.stop());

  const save = (values: Partial<Input> = {}) =>
    asStaff.POST('/newsletter/save', { body: { ...plain, audience: {}, ...values } });
  const saved = async (values: Partial<Input> = {}): Promise<Newsletter> => {
    const { data, error } = await save(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const move = ({ newsletterId, updatedAt }: Newsletter, state: State, plannedAt?: string) =>
    asStaff.POST('/newsletter/changeStatus', {
      body: { newsletterId, updatedAt, state, ...(plannedAt !== undefined && { plannedAt }) },
    });
  const moved = async (newsletter: Newsletter, state: State, plannedAt?: string): Promise<Newsletter> => {
    const { data, error } = await move(newsletter, state, plannedAt);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const read = async (newsletterId: number): Promise<Newsletter> => {
    const { data } = await asStaff.GET('/newsletter/getById/{id}', { params: { path: { id: newsletterId } } });
    if (data === undefined) throw new Error('There is no such newsletter.');
    return data.data;
  };
  const setState = async (newsletterId: number, state: State): Promise<Newsletter> => {
    await server.db.updateTable('newsletters').set({ state }).where('id', '=', newsletterId).execute();
    return read(newsletterId);
  };
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
  const saveTemplate = (values: Partial<TemplateInput> = {}) =>
    asStaff.POST('/newsletterTemplate/save', { body: { tempName: 'Einladung', ...texts, ...values } });
  const savedTemplate = async (values: Partial<TemplateInput> = {}): Promise<Template> => {
    const { data, error } = await saveTemplate(values);
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  const setDefault = (newsletterTemplateId: number) =>
    asStaff.POST('/newsletterTemplate/setDefault', { body: { newsletterTemplateId } });
  const templates = async (filters: components['schemas']['NewsletterTemplateFilters'] = {}) =>
    (await asStaff.POST('/newsletterTemplate/getWithPagination', { body: { filters } })).data?.data.content;

  test('a template keeps texts of both languages, and its languages are listed', async () => {
    await savedTemplate();
    await savedTemplate({ tempName: 'Nur Deutsch', ...plain, subjectEn: '', textEn: '' });
    expect(await templates()).toMatchObject([
      { tempName: 'Einladung', languages: ['de', 'en'], isDefault: false, changedByName: 'superAdmin Muster' },
      { tempName: 'Nur Deutsch', languages: ['de'] },
    ]);
    expect(await templates({ language: 'en' })).toHaveLength(1);
    expect(await templates({ isDefault: true })).toEqual([]);
  });

  test.each([
    ['projectDescription', '[R-CONST-030]'],
    ['projectLink', '[R-CONST-031]'],
    ['projectDate', '[R-CONST-032]'],
    ['projectTitle', '[R-CONST-033]'],
  ])('a template with %s in one language alone is rejected, with both it is saved %s', async (name, _id) => {
    const lone = { ...plain, textDe: `<p>{{${name}_de}}</p>` };
    expect((await saveTemplate(lone)).error).toMatchObject({
      fieldErrors: [{ field: 'textEn', key: 'placeholderMissing' }],
    });
    expect((await saveTemplate({ ...lone, textEn: `<p>{{${name}_en}}</p>` })).response.status).toBe(200);
  });

  test('unknown placeholders, those of the other language, missing texts and taken names are rejected', async () => {
    await savedTemplate();
    const errorsOf = async (values: Partial<TemplateInput>) => (await saveTemplate(values)).error?.fieldErrors;
    expect(await errorsOf({ tempName: 'A', textDe: '<p>{{vorname}}</p>' })).toEqual([
      { field: 'textDe', key: 'unknownPlaceholder' },
    ]);
    expect(await errorsOf({ tempName: 'A', subjectDe: '{{projectTitle_en}}' })).toEqual([
      { field: 'subjectDe', key: 'unknownPlaceholder' },
    ]);
    expect(await errorsOf({ tempName: 'A', subjectEn: '' })).toEqual([{ field: 'subjectEn', key: 'required' }]);
    expect(await errorsOf({ tempName: 'einladung' })).toEqual([{ field: 'tempName', key: 'nameTaken' }]);
    expect(await errorsOf({ tempName: ' ' })).toEqual([{ field: 'tempName', key: 'required' }]);
  });

  test('one template is the default; it has both languages and is not deleted', async () => {
    const first = await savedTemplate();
    const second = await savedTemplate({ tempName: 'Zweite' });
    const german = await savedTemplate({ tempName: 'Nur Deutsch', ...plain, subjectEn: '', textEn: '' });
    await setDefault(first.newsletterTemplateId);
    await setDefault(second.newsletterTemplateId);
    expect((await templates({ isDefault: true }))?.map(({ tempName }) => tempName)).toEqual(['Zweite']);
    expect((await setDefault(german.newsletterTemplateId)).error).toMatchObject({ error: 'languageMissing' });
    const remove = (newsletterTemplateId: number) =>
      asStaff.POST('/newsletterTemplate/delete', { body: { newsletterTemplateId } });
    expect((await remove(second.newsletterTemplateId)).error).toMatchObject({ error: 'isDefault' });
    expect((await remove(first.newsletterTemplateId)).response.status).toBe(200);
    expect((await templates())?.map(({ tempName }) => tempName)).toEqual(['Nur Deutsch', 'Zweite']);
  });

  test('a copy of a template has a name of its own', async () => {
    const { newsletterTemplateId } = await savedTemplate();
    for (const tempName of ['Einladung (2)', 'Einladung (3)']) {
      const { data } = await asStaff.POST('/newsletterTemplate/copy', { body: { newsletterTemplateId } });
      expect(data?.data).toMatchObject({ tempName, isDefault: false, textDe: texts.textDe });
    }
  });

  test('of two changes of a template the later one is told', async () => {
    const { newsletterTemplateId, updatedAt } = await savedTemplate();
    server.clock.advance({ seconds: 1 });
    await saveTemplate({ newsletterTemplateId, updatedAt, tempName: 'Neu' });
    const { error } = await saveTemplate({ newsletterTemplateId, updatedAt, tempName: 'Anders' });
    expect(error).toMatchObject({ error: 'changedMeanwhile' });
  });

  test('a draft keeps texts, template, product test and receivers, whose number is counted', async () => {
    await addReaders(server.db, 3);
    const projectId = await productTests(server).project();
    const { newsletterTemplateId: templateId } = await savedTemplate();
    const draft = await saved({ ...texts, templateId, projectId, audience: { countries: ['DE'] } });
    expect(draft).toMatchObject({
      state: 'draft',
      templateName: 'Einladung',
      project: { projectId },
      audience: { countries: ['DE'] },
      receivers: 3,
      sent: 0,
    });
    expect(await read(draft.newsletterId)).toEqual(draft);
  });

  test('wrong placeholders, templates and product tests are rejected', async () => {
    const errorsOf = async (values: Partial<Input>) => (await save(values)).error?.fieldErrors;
    expect(await errorsOf({ textDe: '<p>{{x}}</p>' })).toEqual([{ field: 'textDe', key: 'unknownPlaceholder' }]);
    expect(await errorsOf({ templateId: 2_000_000_000 })).toEqual([{ field: 'templateId', key: 'invalidValue' }]);
    expect(await errorsOf({ projectId: 2_000_000_000 })).toEqual([{ field: 'projectId', key: 'invalidValue' }]);
  });

  test('the count of an audience follows the filters, and says who cannot be reached', async () => {
    const [first = 0, second = 0, third = 0] = await addReaders(server.db, 4);
    const change = (userId: number, values: object) =>
      server.db.updateTable('tester_profiles').set(values).where('user_id', '=', userId).execute();
    await change(first, { gender: 'female', total_points: 100, categories: [11], platforms: ['Instagram'] });
    await change(second, { newsletter_bounces: 3 });
    await change(third, { newsletter: 'ended' });
    const reach = async (audience: components['schemas']['TesterUserFilters']) =>
      (await asStaff.POST('/newsletter/countAudience', { body: { audience } })).data?.data;
    expect(await reach({})).toMatchObject({ receivers: 2, german: 1, english: 1, confirmed: 2, blocked: 1 });
    for (const audience of [
      { gender: ['female' as const] },
      { pointsFrom: 50, pointsTo: 100 },
      { categories: [11] },
      { platforms: ['Instagram' as const] },
    ])
      expect(await reach(audience)).toMatchObject({ receivers: 1, confirmed: 2 });
    expect(await reach({ ugcCampaign: true })).toMatchObject({ receivers: 0 });
    expect((await reach({}))?.conditions).toEqual([]);
    expect((await reach({ gender: ['female'], ugcCampaign: true, pointsFrom: 50 }))?.conditions).toEqual([
      { condition: 'gender', receivers: 1 },
      { condition: 'ugcCampaign', receivers: 0 },
      { condition: 'pointsFrom', receivers: 0 },
    ]);
  });

  test('a complete newsletter is planned, taken back and sent at once', async () => {
    await addReaders(server.db, 1);
    const plannedAt = inMinutes(60);
    const planned = await moved(await saved(), 'scheduled', plannedAt);
    expect(planned).toMatchObject({ state: 'scheduled', plannedAt, receivers: 1 });
    const back = await moved(planned, 'draft');
    expect(back).toMatchObject({ state: 'draft', plannedAt: null });
    const sent = await moved(back, 'scheduled');
    expect(sent).toMatchObject({ state: 'scheduled' });
    expect(Date.parse(sent.plannedAt ?? '')).toBeLessThanOrEqual(server.clock.now().getTime());
  });

  test('what is incomplete, without receivers or planned for the past is not planned', async () => {
    const errorsOf = async (values: Partial<Input>, plannedAt?: string) =>
      (await move(await saved(values), 'scheduled', plannedAt)).error?.fieldErrors;
    expect(await errorsOf({})).toEqual([{ field: 'audience', key: 'noReceivers' }]);
    await addReaders(server.db, 1);
    expect(await errorsOf({ subjectEn: '', textEn: '' })).toEqual([
      { field: 'subjectEn', key: 'required' },
      { field: 'textEn', key: 'required' },
    ]);
    expect(await errorsOf(texts)).toEqual([{ field: 'projectId', key: 'required' }]);
    expect(await errorsOf({}, inMinutes(-1))).toEqual([{ field: 'plannedAt', key: 'pastDate' }]);
  });

  const allowed = ['draft scheduled', 'scheduled draft', 'sending failed', 'failed scheduled'];
  const states = ['draft', 'scheduled', 'sending', 'sent', 'failed'] as const;
  test.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    'staff move a newsletter from %s to %s as the table says',
    async (from, to) => {
      await addReaders(server.db, 1);
      const newsletter = await setState((await saved()).newsletterId, from);
      const { response, error } = await move(newsletter, to);
      if (allowed.includes(`${from} ${to}`)) {
        expect(response.status).toBe(200);
        expect((await read(newsletter.newsletterId)).state).toBe(to);
      } else {
        expect(error).toMatchObject({ error: 'transitionNotAllowed' });
        expect((await read(newsletter.newsletterId)).state).toBe(from);
      }
    },
  );

  test.each(['scheduled', 'sending', 'sent', 'failed'] as const)(
    'a newsletter that is %s is neither changed nor deleted, and copied to a draft',
    async (state) => {
      const { newsletterId, updatedAt } = await setState((await saved()).newsletterId, state);
      expect((await save({ newsletterId, updatedAt, subjectDe: 'Anders' })).error).toMatchObject({ error: 'notDraft' });
      const { error } = await asStaff.POST('/newsletter/delete', { body: { newsletterId } });
      expect(error).toMatchObject({ error: 'notDraft' });
      const { data } = await asStaff.POST('/newsletter/copy', { body: { newsletterId } });
      expect(data?.data).toMatchObject({ state: 'draft', subjectDe: 'Neues', sent: 0 });
    },
  );

  test('a draft is deleted', async () => {
    const { newsletterId } = await saved();
    await asStaff.POST('/newsletter/delete', { body: { newsletterId } });
    const { response } = await asStaff.GET('/newsletter/getById/{id}', { params: { path: { id: newsletterId } } });
    expect(response.status).toBe(404);
  });

  test('of two changes the later one is told', async () => {
    await addReaders(server.db, 1);
    const newsletter = await saved();
    server.clock.advance({ seconds: 1 });
    await saved({ newsletterId: newsletter.newsletterId, updatedAt: newsletter.updatedAt, subjectDe: 'Neu' });
    expect((await move(newsletter, 'scheduled')).error).toMatchObject({ error: 'changedMeanwhile' });
  });

  test('the list is filtered by state, period, template and product test, and searched', async () => {
    await addReaders(server.db, 1);
    const projectId = await productTests(server).project();
    const { newsletterTemplateId: templateId } = await savedTemplate();
    await saved({ subjectDe: 'Erster', templateId });
    await moved(await saved({ subjectDe: 'Zweiter', projectId }), 'scheduled', '2099-06-15T10:00:00Z');
    const subjects = async (filters: components['schemas']['NewsletterFilters'], search = '') =>
      (
        await asStaff.POST('/newsletter/getWithPagination', {
          body: { filters, search, sortBy: 'subject', sort: 'ASC' },
        })
      ).data?.data.content.map(({ subjectDe }) => subjectDe);
    expect(await subjects({})).toEqual(['Erster', 'Zweiter']);
    expect(await subjects({ state: 'scheduled' })).toEqual(['Zweiter']);
    expect(await subjects({ templateId })).toEqual(['Erster']);
    expect(await subjects({ projectId })).toEqual(['Zweiter']);
    expect(await subjects({ from: '2099-06-15', to: '2099-06-15' })).toEqual(['Zweiter']);
    expect(await subjects({ to: '2099-06-14' })).toEqual([]);
    expect(await subjects({}, 'erst')).toEqual(['Erster']);
  });

  test('the filtered list is exported', async () => {
    await saved();
    const { data } = await asStaff.POST('/newsletter/export', {
      body: { format: 'csv', language: 'de' },
      parseAs: 'text',
    });
    expect(data).toContain('Betreff (Deutsch)');
    expect(data).toContain('Neues');
    expect(data).toContain('Entwurf');
  });

  test('the preview fills in the product test, escaped, with imprint and the link to end it', async () => {
    const projectId = await productTests(server).project({
      title_de: 'Schuh <b>1</b>',
      application_until: '2099-10-25',
    });
    const preview = async (body: { projectId?: number }) =>
      (
        await asStaff.POST('/newsletter/preview', {
          body: {
            language: 'de',
            subject: texts.subjectDe,
            text: `<h2>{{projectTitle_de}}</h2>${texts.textDe}`,
            ...body,
          },
        })
      ).data?.data;
    const shown = await preview({ projectId });
    expect(shown?.subject).toBe('Neu: Schuh <b>1</b>');
    expect(shown?.html).toContain('<h2>Schuh &lt;b&gt;1&lt;/b&gt;</h2>');
    expect(shown?.html).toContain(`/testerworld/projects/${projectId}"`);
    expect(shown?.html).toContain('25.10.2099');
    expect(shown?.html).toContain('Newsletter abbestellen');
    expect(shown?.text).toContain('Resonanz GmbH');
    const withoutProject = await preview({});
    expect(withoutProject?.subject).toBe('Neu: Titel des Produkttests');
    expect(withoutProject?.html).toContain('bis Ende der Bewerbung');
  });

  test('the preview shows the banner that is live', async () => {
    const { id } = await server.db
      .selectFrom('tester_metadata')
      .select('id')
      .where('key', '=', 'newsletterBanner')
      .executeTakeFirstOrThrow();
    const value = {
      value_de: { title: 'Testerwelt', text: 'Neues für Sie' },
      value_en: { title: 'Testerworld', text: 'News for you' },
    };
    await server.db
      .insertInto('tester_metadata_versions')
      .values({ metadata_id: id, value: JSON.stringify(value) })
      .execute();
    const { data } = await asStaff.POST('/newsletter/preview', {
      body: { language: 'en', subject: 'News', text: '<p>Hello</p>' },
    });
    expect(data?.data.html).toContain('News for you');
    await server.db.deleteFrom('tester_metadata_versions').execute();
  });

  test('scripts and foreign markup never reach a mail', async () => {
    const draft = await saved({ textDe: '<p onclick="x()">Gut<script>alert(1)</script></p>' });
    expect(draft.textDe).toBe('<p>Gut</p>');
  });

  test('a test mail goes to the caller alone', async () => {
    await asStaff.POST('/newsletter/sendTest', {
      body: { language: 'de', subject: 'Neues', text: '<p>Guten Tag</p>' },
    });
    const mails = (await server.mails()).filter(({ template }) => template === 'newsletter');
    expect(mails).toMatchObject([{ to: 'superadmin@resonanz.example', subject: 'Testmail: Neues' }]);
  });

  test('other users are turned away', async () => {
    for (const name of ['manager', 'brand', 'tester'] as const) {
      const client = await server.as(name);
      const { response } = await client.POST('/newsletter/getWithPagination', { body: {} });
      expect(response.status).toBe(403);
    }
  });
});

import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import type { Schemas } from '../../src/platform/http/Schemas.ts';
import type { ApiClient, TestServer } from './startTestServer.ts';

type Input = Schemas['ProjectInput'];

/** Conditions that everybody meets. */
export const openConditions = {
  category: null,
  ageFrom: null,
  ageTo: null,
  genders: [],
  minChildren: null,
  childAgeFrom: null,
  childAgeTo: null,
  countries: [],
  federalStates: [],
  needsCategory: false,
} satisfies Schemas['ProjectConditions'];

/** A product test of which hardly anything is known yet. */
export const blankProject = {
  titleDe: 'Trailschuh Grat 2',
  titleEn: '',
  descriptionDe: '',
  descriptionEn: '',
  productDe: '',
  productEn: '',
  ownerUserId: null,
  type: 2,
  places: 3,
  applicationUntil: null,
  selectionOn: null,
  shipsOn: null,
  startsOn: null,
  endsOn: null,
  asksVideo: false,
  conditions: openConditions,
} satisfies Omit<Input, 'brandId'>;

/** The same with everything that testers need to know. */
export const wholeProject = {
  ...blankProject,
  titleEn: 'Trail shoe Grat 2',
  descriptionDe: 'Ein Schuh für lange Läufe im Gelände.',
  descriptionEn: 'A shoe for long runs off road.',
  productDe: 'Ein Paar Trailschuhe',
  productEn: 'One pair of trail shoes',
  applicationUntil: '2099-10-25',
  selectionOn: '2099-10-28',
  shipsOn: '2099-11-02',
  startsOn: '2099-11-09',
  endsOn: '2099-12-31',
  conditions: { ...openConditions, category: 82 },
} satisfies Omit<Input, 'brandId'>;

/** A questionnaire of one question that can be released. */
export const questionnaire = {
  pages: [
    {
      id: 'p1',
      title: { de: 'Gelände', en: 'Terrain' },
      questions: [
        {
          id: 'q1',
          type: 3,
          text: { de: 'Wie oft laufen Sie im Gelände?', en: 'How often do you run off road?' },
          required: true,
          inReport: true,
          options: [
            { id: 'often', text: { de: '3-mal pro Woche', en: '3 times a week' } },
            { id: 'rarely', text: { de: 'selten', en: 'rarely' } },
          ],
        },
      ],
    },
  ],
} satisfies Schemas['Questionnaire'];

/** Inserts a brand of testers; returns its id. */
export async function insertBrand({ db }: Pick<TestServer, 'db'>, name = 'Alpenglühen Outdoor'): Promise<number> {
  const { id } = await db.insertInto('tester_brands').values({ name }).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface NewTester {
  readonly name?: string;
  readonly federalState?: string;
  readonly gender?: 'male' | 'female' | 'divers';
  readonly dob?: string;
  readonly children?: number;
  readonly categories?: number[];
}

let testers = 0;

/** Inserts an active tester with a profile; returns the id of the account. */
export async function insertTester({ db }: Pick<TestServer, 'db'>, values: NewTester = {}): Promise<number> {
  testers += 1;
  const { name = `Person${testers}`, federalState = 'DE-NW', gender = 'female', dob = '1990-05-01' } = values;
  const { id } = await db
    .insertInto('users')
    .values({
      email: `tester-${testers}-${Math.trunc(Math.random() * 1e9)}@resonanz.example`,
      first_name: name,
      last_name: 'Probst',
      role_id: 8,
      password_hash: '',
      email_verify: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tester_profiles')
    .values({
      user_id: id,
      gender,
      dob,
      country: 'DE',
      federal_state: federalState,
      city: 'Münster',
      children: values.children ?? 0,
      categories: values.categories ?? [],
    })
    .execute();
  return id;
}

interface NewApplication extends NewTester {
  readonly status?: ProjectApplicationStatus;
  readonly fitMet?: number;
  readonly fitOf?: number;
  readonly createdAt?: string;
  readonly waitingRank?: number;
  readonly shippedAt?: string;
}

/** Inserts an application of a new tester; returns its id. */
export async function insertApplication(
  server: Pick<TestServer, 'db'>,
  projectId: number,
  { status = PROJECT_APPLICATION_STATUS.pending, ...values }: NewApplication = {},
): Promise<number> {
  const { id } = await server.db
    .insertInto('tester_applications')
    .values({
      project_id: projectId,
      user_id: await insertTester(server, values),
      status,
      fit_met: values.fitMet ?? 2,
      fit_of: values.fitOf ?? 2,
      waiting_rank: values.waitingRank ?? null,
      shipped_at: values.shippedAt ?? null,
      ...(values.createdAt !== undefined && { created_at: values.createdAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What tests do with product tests, as one caller. */
export function projectCaller(client: ApiClient) {
  return {
    client,
    async saved(input: Input): Promise<Schemas['ProjectDetails']> {
      const { data, error } = await client.POST('/project/save', { body: input });
      if (data === undefined) throw new Error(JSON.stringify(error));
      return data.data;
    },
    save: (body: Input) => client.POST('/project/save', { body }),
    async read(id: number): Promise<Schemas['ProjectDetails']> {
      const { data, error } = await client.GET('/project/getById/{id}', { params: { path: { id } } });
      if (data === undefined) throw new Error(JSON.stringify(error));
      return data.data;
    },
    async page(body: Schemas['ProjectQuery'] = {}): Promise<Schemas['ProjectPage']> {
      const { data, error } = await client.POST('/project/getWithPagination', { body });
      if (data === undefined) throw new Error(JSON.stringify(error));
      return data.data;
    },
    move: (projectId: number, status: Schemas['ProjectStatus'], reason?: string) =>
      client.POST('/project/changeStatus', { body: { projectId, status, ...(reason !== undefined && { reason }) } }),
    async applications(body: Schemas['ProjectApplicationQuery']): Promise<Schemas['ProjectApplicationPage']> {
      const { data, error } = await client.POST('/project/application/getWithPagination', { body });
      if (data === undefined) throw new Error(JSON.stringify(error));
      return data.data;
    },
    decide: (body: Schemas['ProjectDecision']) => client.POST('/project/application/decide', { body }),
  };
}

interface ErrorAnswer {
  readonly response: Response;
  readonly error?: { readonly error: string; readonly fieldErrors?: readonly Schemas['FieldError'][] | undefined };
}

/** Status and key of an answer, with the fields it names. */
export const errorOf = ({ response, error }: ErrorAnswer) => [
  response.status,
  error?.error,
  ...(error?.fieldErrors?.map(({ field, key }) => `${field}: ${key}`) ?? []),
];

import type { Schemas } from '../../src/platform/http/Schemas.ts';
import type { ApiClient } from './startTestServer.ts';

type Input = Schemas['CustomerLeadInput'];

/** A lead that names everything but its owner and its customer. */
export const nordlicht = {
  company: 'Nordlicht Outdoor GmbH',
  website: 'www.Nordlicht-Outdoor.example',
  country: 'DE',
  industryId: 106,
  sourceId: 3,
  contacts: [
    { name: 'Zentrale', role: 'Empfang', email: 'info@nordlicht-outdoor.example', isMain: false },
    {
      name: 'Ole Petersen',
      role: 'Marketing',
      email: 'ole@nordlicht-outdoor.example',
      phone: '040 123456',
      isMain: true,
    },
  ],
  expectedBudget: 24_000.5,
  expectedMonth: '2027-03',
  probability: 40,
  platforms: ['Instagram', 'TikTok'],
  nextStep: 'Vorschlag mit drei Formaten schicken',
  notes: 'Sucht Creator für die Wintersaison.',
  legalBasis: 'consent',
} satisfies Input;

/** What tests do with leads, as one caller. */
export function leadCaller(client: ApiClient) {
  const saved = async (values: Partial<Input> = {}): Promise<Schemas['CustomerLeadDetails']> => {
    const { data, error } = await client.POST('/customerLead/save', { body: { ...nordlicht, ...values } });
    if (data === undefined) throw new Error(JSON.stringify(error));
    return data.data;
  };
  return {
    client,
    saved,
    save: (body: Input) => client.POST('/customerLead/save', { body }),
    get: (id: number) => client.GET('/customerLead/getById/{id}', { params: { path: { id } } }),
    async read(id: number): Promise<Schemas['CustomerLeadDetails']> {
      const { data } = await client.GET('/customerLead/getById/{id}', { params: { path: { id } } });
      if (data === undefined) throw new Error(`The lead ${id} is not there for this caller.`);
      return data.data;
    },
    async companies(body: Schemas['CustomerLeadQuery'] = {}): Promise<string[]> {
      const { data } = await client.POST('/customerLead/getWithPagination', { body });
      return data?.data.content.map(({ company }) => company) ?? [];
    },
    move: (
      customerLeadId: number,
      status: Schemas['SalesStatus'],
      values: Omit<Schemas['CustomerLeadStatusChange'], 'customerLeadId' | 'status'> = {},
    ) => client.POST('/customerLead/changeStatus', { body: { customerLeadId, status, ...values } }),
    plan: (customerLeadId: number, followUpDate: string) =>
      client.POST('/customerLead/planFollowUp', { body: { customerLeadId, followUpDate } }),
    async history(id: number): Promise<Schemas['HistoryLine'][]> {
      const { data } = await client.GET('/customerLead/getHistory/{id}', { params: { path: { id }, query: {} } });
      return data?.data.content ?? [];
    },
  };
}

/** Errors of a rejected call, as "field: key". */
export const errorsOf = ({
  error,
}: {
  error?: { fieldErrors?: readonly { field: string; key: string }[] };
}): string[] | undefined => error?.fieldErrors?.map(({ field, key }) => `${field}: ${key}`);

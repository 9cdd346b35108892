import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, type DownloadedFile, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { PUBLIC, READ } from './headers.ts';
import { multipart } from './multipart.ts';
import { pageOptions } from './pageOptions.ts';
import { contractsNames } from './requestNames/contracts.gen.ts';
import type { Schemas } from './Schemas.ts';
import { translated } from './translated.ts';

const contractsHttp = (client: ApiClient) => translated(client, contractsNames);

/** A contract as the list shows it. */
export type ContractListItem = Schemas['ContractListItem'];
/** The same with its terms, its text, its signatures and documents, and what the caller may do with it. */
export type Contract = Schemas['Contract'];
/** What a contract is about (docs/domain/lookups.md#contract-and-template-types). */
export type ContractType = Schemas['ContractType'];
/** How far a contract is (docs/domain/transitions.md#contract-status). */
export type ContractStatus = Schemas['ContractStatus'];
/** What can be done with a contract. */
export type ContractAction = Schemas['ContractAction'];
/** Language of text, document and mails of a contract. */
export type ContractLanguage = Schemas['ContractLanguage'];
/** Filters, sort and page of the list. */
export type ContractQuery = Schemas['ContractQuery'];
/** The filters alone. */
export type ContractFilters = Schemas['ContractFilters'];
/** A column the list can be sorted by. */
export type ContractSortKey = Schemas['ContractSortKey'];
/** What to export, and as which kind of file. */
export type ContractExport = Schemas['ContractExport'];
/** What the list can be narrowed by. */
export type ContractChoices = Schemas['ContractChoices'];
/** What is agreed on. */
export type ContractTerms = Schemas['ContractTerms'];
/** What is delivered. */
export type ContractService = Schemas['ContractService'];
/** Where, in which countries and for how long the agency's customer may use it. */
export type ContractBuyOut = Schemas['ContractBuyOut'];
/** A contract as it is saved: without `contractId` a new draft, else with `updatedAt` as it was read. */
export type ContractInput = Schemas['ContractInput'];
/** New drafts for channels of a campaign. */
export type ContractsForEntries = Schemas['ContractsForEntries'];
/** Which of them were made, and which not, with the reason. */
export type ContractCreation = Schemas['ContractCreation'];
/** Sends, countersigns or cancels a contract. */
export type ContractStatusChange = Schemas['ContractStatusChange'];
/** A document of a contract. */
export type ContractDocument = Schemas['ContractDocument'];
/** A contract as the partner reads it. */
export type PublicContract = Schemas['PublicContract'];
/** What the partner sends to sign it. */
export type PublicContractSignature = Schemas['PublicContractSignature'];
/** The signed contract, as the partner gets it. */
export type SignedPublicContract = Schemas['SignedPublicContract'];
/** The paper that was signed by hand. */
export interface SignedPaper {
  readonly contractId: number;
  /** The day on which the partner signed. */
  readonly signedDatePartner: string;
  /** The day on which the agency signed, when both have. */
  readonly signedDateAgency?: string;
  readonly document: File;
}

/** Signed addresses of documents live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const contractKeys = {
  /** Everything of the area. */
  all: ['contracts'],
  /** Every page of the list. */
  lists: ['contracts', 'list'],
  /** One contract. */
  one: (contractId: number) => ['contracts', 'one', contractId] as const,
} as const;

/** Reads of the area. */
export const contractQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: ContractQuery) =>
    pageOptions(contractKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/contract/getWithPagination', { body, signal, headers: READ })),
    ),
  /** Campaigns, customers and influencers that have contracts. */
  choices: () =>
    queryOptions({
      queryKey: [...contractKeys.all, 'choices'] as const,
      queryFn: ({ signal }): Promise<ContractChoices> => answerOf(client.http.GET('/contract/choices', { signal })),
    }),
  /** One contract. */
  one: (contractId: number) =>
    queryOptions({
      queryKey: contractKeys.one(contractId),
      queryFn: ({ signal }): Promise<Contract> =>
        answerOf(client.http.GET('/contract/getById/{id}', { params: { path: { id: contractId } }, signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** What happened to one, the newest first; older parts come on request. */
  history: (contractId: number) =>
    infiniteQueryOptions({
      queryKey: [...contractKeys.one(contractId), 'history'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/contract/history/{id}', {
            params: { path: { id: contractId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
  /** The contract that a partner's link leads to; read once, so that signing does not take it from the page. */
  public: (token: string) =>
    queryOptions({
      queryKey: [...contractKeys.all, 'public', token] as const,
      queryFn: ({ signal }): Promise<PublicContract> =>
        answerOf(client.http.GET('/contract/public/{token}', { params: { path: { token } }, headers: PUBLIC, signal })),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
});

/** Changes of the area; each refetches what it may have changed, also after an error: another user may have been faster. */
export const contractMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: contractKeys.all });
  const keep = (contract: Contract) =>
    queryClient.setQueryData<Contract>(contractKeys.one(contract.contractId), contract);
  const contract = <Input>(mutationFn: (input: Input) => Promise<Contract>) =>
    mutationOptions({ mutationFn, onSuccess: keep, onSettled: reload });
  return {
    /** Adds a draft or replaces its values. A conflict says who changed it meanwhile, and when, in `data`. */
    save: () =>
      mutationOptions({
        mutationFn: (body: ContractInput) => answerOf(contractsHttp(client).POST('/contract/save', { body })),
        onSuccess: reload,
      }),
    /** Adds drafts for channels of a campaign. */
    createForEntries: () =>
      mutationOptions({
        mutationFn: (body: ContractsForEntries): Promise<ContractCreation> =>
          answerOf(contractsHttp(client).POST('/contract/createForEntries', { body })),
        onSuccess: reload,
      }),
    /** Adds a draft like another contract. */
    duplicate: () =>
      mutationOptions({
        mutationFn: (contractId: number) => answerOf(client.http.POST('/contract/duplicate', { body: { contractId } })),
        onSuccess: reload,
      }),
    /** Sends, countersigns or cancels a contract. */
    changeStatus: () =>
      contract((body: ContractStatusChange) => answerOf(client.http.POST('/contract/changeStatus', { body }))),
    /** Mails the partner the link once more. */
    remind: () =>
      contract((body: Schemas['ContractReminder']) => answerOf(client.http.POST('/contract/remind', { body }))),
    /** Files the paper that was signed by hand. */
    uploadSigned: () =>
      contract(({ contractId, document: file, ...paper }: SignedPaper) =>
        answerOf(
          client.http.POST(
            '/contract/uploadSigned',
            multipart<Schemas['SignedContractForm']>({ contractId: String(contractId), file, ...paper }),
          ),
        ),
      ),
    /** Deletes a draft. */
    remove: () =>
      mutationOptions({
        mutationFn: (contractId: number) => confirmed(client.http.POST('/contract/delete', { body: { contractId } })),
        onSuccess: () => queryClient.invalidateQueries({ queryKey: contractKeys.lists }),
      }),
    /** The document of a contract; of a draft how it would look. */
    download: () =>
      mutationOptions({
        mutationFn: (id: number) =>
          fileOf(client.http.GET('/contract/document/{id}', { params: { path: { id } }, parseAs: 'blob' })),
      }),
    /** The documents of several contracts as one zip. */
    downloadZip: () =>
      mutationOptions({
        mutationFn: (contractId: number[]) =>
          fileOf(client.http.POST('/contract/downloadZip', { body: { contractId }, parseAs: 'blob' })),
      }),
    /** The filtered list as a CSV or XLSX file. */
    exportFile: () =>
      mutationOptions({
        mutationFn: (body: ContractExport) => fileOf(client.http.POST('/contract/export', { body, parseAs: 'blob' })),
      }),
  };
};

/** Signs the contract that a partner's link leads to. */
export function signContract(
  client: ApiClient,
  token: string,
  body: PublicContractSignature,
): Promise<SignedPublicContract> {
  return answerOf(
    client.http.POST('/contract/public/{token}/sign', { params: { path: { token } }, body, headers: PUBLIC }),
  );
}

/** The document that a partner's link leads to, before it is signed. */
export function publicContractDocument(client: ApiClient, token: string): Promise<DownloadedFile> {
  return fileOf(
    client.http.GET('/contract/public/{token}/document', {
      params: { path: { token } },
      headers: PUBLIC,
      parseAs: 'blob',
    }),
  );
}

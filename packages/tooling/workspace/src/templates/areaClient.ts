import { pathsOf } from './areaContract.ts';
import type { Slice } from './slice.ts';

/** The module of the client. */
export function areaClient(slice: Slice): string {
  const { many, one, id } = slice;
  const [list, single, save] = pathsOf(slice);
  return `import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** One of the ${many.sentence.toLowerCase()}. */
export type ${one.pascal} = Schemas['${one.pascal}'];
/** Whether a ${one.sentence.toLowerCase()} is in use. */
export type ${one.pascal}State = Schemas['${one.pascal}State'];
/** A ${one.sentence.toLowerCase()} as it is saved: without \`${id}\` a new one, else with \`updatedAt\` as it was read. */
export type ${one.pascal}Input = Schemas['${one.pascal}Input'];
/** Filters, sort and page of the list. */
export type ${one.pascal}Query = Schemas['${one.pascal}Query'];

/** Query keys of the area. */
export const ${one.camel}Keys = {
  /** Everything of the area. */
  all: ['${many.kebab}'],
  /** Every page of the list. */
  lists: ['${many.kebab}', 'list'],
} as const;

/** Reads of the area. */
export const ${one.camel}Queries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: ${one.pascal}Query) =>
    pageOptions(${one.camel}Keys.lists, query, (body, signal) =>
      answerOf(client.http.POST('${list}', { body, signal, headers: READ })),
    ),
  /** The one with this id. */
  one: (${id}: number) =>
    queryOptions({
      queryKey: [...${one.camel}Keys.all, 'one', ${id}] as const,
      queryFn: ({ signal }): Promise<${one.pascal}> =>
        answerOf(client.http.GET('${single}', { params: { path: { id: ${id} } }, signal })),
    }),
});

/** Changes of the area. */
export const ${one.camel}Mutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Adds one or changes it. */
  save: () =>
    mutationOptions({
      mutationFn: (input: ${one.pascal}Input) => answerOf(client.http.POST('${save}', { body: input })),
      onSettled: () => queryClient.invalidateQueries({ queryKey: ${one.camel}Keys.all }),
    }),
});
`;
}

/** The entry of the client. */
export const areaClientEntry = ({ many, one }: Slice) => `export {
  ${one.camel}Keys,
  ${one.camel}Mutations,
  ${one.camel}Queries,
  type ${one.pascal},
  type ${one.pascal}Input,
  type ${one.pascal}Query,
  type ${one.pascal}State,
} from '../src/${many.camel}.ts';
`;

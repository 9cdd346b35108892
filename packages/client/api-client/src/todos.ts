import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';

type Schemas = components['schemas'];

/** A to-do; `dueDate` is a calendar date in Berlin. */
export type Todo = Schemas['Todo'];
/** 1 open, 2 in progress, 3 done. */
export type TodoStatus = Schemas['TodoStatus'];
/** A to-do with what happened to it. */
export type TodoDetails = Schemas['TodoDetails'];
/** Filters, sort and page of the list. */
export type TodoQuery = Schemas['TodoQuery'];
/** One page of the list. */
export type TodoPage = Schemas['TodoPage'];
/** A new to-do; for the caller when it is given to nobody else. */
export type NewTodo = Schemas['NewTodo'];
/** Changed fields of a to-do, with `updatedAt` as it was read. */
export type TodoChange = Schemas['TodoChange'];
/** Another status of a to-do. */
export type TodoStatusChange = Schemas['TodoStatusChange'];
/** Somebody a to-do can be given to. */
export type TodoAssignee = Schemas['TodoAssignee'];

/** 1 low, 2 normal, 3 high. */
export type TodoPriority = Schemas['TodoPriority'];
/** When the calendar link was made; null without one. */
export type TodoFeed = Schemas['TodoFeed'];
/** A new calendar link, as a path below the address of the server. */
export type NewTodoFeed = Schemas['NewTodoFeed'];

/** Query keys of the area. */
export const todoKeys = {
  /** Everything of the area. */
  all: ['todos'],
  /** Every page of the list. */
  lists: ['todos', 'list'],
  /** The to-dos due on a day, of every day that was asked for. */
  due: ['todos', 'due'],
  /** The calendar link. */
  feed: ['todos', 'feed'],
  /** Everything of one to-do. */
  one: (todoId: number) => ['todos', 'one', todoId],
} as const;

/** Reads of the area. */
export const todoQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: TodoQuery) => pageOptions(todoKeys.lists, query, (body, signal) => answerOf(client.http.POST('/todo/getList', { body, signal, headers: READ }))),
  /** What the caller has been given for a day and not done yet; without a date for today in Berlin. */
  dueOn: (date?: string) =>
    queryOptions({
      queryKey: [...todoKeys.due, date ?? 'today'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/todo/getByDueDate', { params: { query: date === undefined ? {} : { date } }, signal })),
    }),
  /** One to-do. */
  one: (todoId: number) =>
    queryOptions({
      queryKey: todoKeys.one(todoId),
      queryFn: ({ signal }): Promise<Todo> => answerOf(client.http.GET('/todo/read/{id}', { params: { path: { id: todoId } }, signal })),
    }),
  /** One to-do with what happened to it. */
  details: (todoId: number) =>
    queryOptions({
      queryKey: [...todoKeys.one(todoId), 'details'] as const,
      queryFn: ({ signal }): Promise<TodoDetails> => answerOf(client.http.GET('/todo/getTodoById/{id}', { params: { path: { id: todoId } }, signal })),
    }),
  /** Whether there is a calendar link. */
  feed: () =>
    queryOptions({
      queryKey: todoKeys.feed,
      queryFn: ({ signal }): Promise<TodoFeed> => answerOf(client.http.GET('/todo/feed', { signal })),
    }),
  /** People a to-do can be given to, by name. */
  assignees: () =>
    queryOptions({
      queryKey: [...todoKeys.all, 'assignees'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/todo/getAssignees', { signal })),
    }),
});

/** Changes of the area; each reads the lists anew. A conflict of `update` says who changed the to-do meanwhile, and when, in `data`. */
export const todoMutations = (client: ApiClient, queryClient: QueryClient) => {
  const readAnew = () => queryClient.invalidateQueries({ queryKey: todoKeys.all });
  return {
    /** Adds a to-do. */
    create: () =>
      mutationOptions({
        mutationFn: (todo: NewTodo) => answerOf(client.http.POST('/todo/create', { body: todo })),
        onSuccess: readAnew,
      }),
    /** Changes a to-do. */
    update: () =>
      mutationOptions({
        mutationFn: (change: TodoChange) => answerOf(client.http.POST('/todo/update', { body: change })),
        onSettled: readAnew,
      }),
    /** Moves a to-do to another status: at once in the lists, and back when the server refuses. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: TodoStatusChange) => answerOf(client.http.POST('/todo/changeStatus', { body: change })),
        onMutate: async ({ todoId, status }) => {
          await queryClient.cancelQueries({ queryKey: todoKeys.lists });
          const before = queryClient.getQueriesData<TodoPage>({ queryKey: todoKeys.lists });
          queryClient.setQueriesData<TodoPage>({ queryKey: todoKeys.lists }, (page) =>
            page === undefined ? page : { ...page, content: page.content.map((each) => (each.todoId === todoId ? { ...each, status } : each)) },
          );
          return { before };
        },
        onError: (_error, _change, context) => {
          for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page);
        },
        onSettled: readAnew,
      }),
    /** Makes a calendar link in place of the one there was; it is told this once. */
    createFeed: () =>
      mutationOptions({
        mutationFn: (): Promise<NewTodoFeed> => answerOf(client.http.POST('/todo/feed/create')),
        onSuccess: ({ createdAt }) => queryClient.setQueryData<TodoFeed>(todoKeys.feed, { createdAt }),
      }),
    /** Withdraws the calendar link. */
    revokeFeed: () =>
      mutationOptions({
        mutationFn: () => confirmed(client.http.POST('/todo/feed/revoke')),
        onSuccess: () => queryClient.setQueryData<TodoFeed>(todoKeys.feed, { createdAt: null }),
      }),
    /** Deletes a to-do; the server leaves that to whoever created it, and to administrators. */
    remove: () =>
      mutationOptions({
        mutationFn: (todoId: number) => confirmed(client.http.POST('/todo/delete', { body: { todoId } })),
        onSettled: readAnew,
      }),
  };
};

import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

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
/** A new to-do; for the caller when it is given to no one else. */
export type NewTodo = Schemas['NewTodo'];
/** Changed fields of a to-do, with `updatedAt` as it was read. */
export type TodoChange = Schemas['TodoChange'];
/** Another status of a to-do. */
export type TodoStatusChange = Schemas['TodoStatusChange'];
/** A user a to-do can be given to. */
export type TodoAssignee = Schemas['TodoAssignee'];

/** 1 low, 2 normal, 3 high. */
export type TodoPriority = Schemas['TodoPriority'];
/** How often a to-do comes again once it is done. */
export type TodoRepeat = Schemas['TodoRepeat'];
/** One point of a check list. */
export type TodoCheckItem = Schemas['TodoCheckItem'];
/** Ticks a point of a check list, or changes its words. */
export type TodoCheckItemChange = Schemas['TodoCheckItemChange'];
/** A comment on a to-do. */
export type TodoComment = Schemas['Comment'];
/** Whether the caller gets the mail about overdue to-dos. */
export type OverdueTodoMail = Schemas['OverdueTodoMail'];
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
  /** Whether the mail about overdue to-dos is on. */
  overdueMail: ['todos', 'overdueMail'],
  /** Everything of one to-do. */
  one: (todoId: number) => ['todos', 'one', todoId],
} as const;

/** Reads of the area. */
export const todoQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list; the last page stays visible while the next one loads. */
  page: (query: TodoQuery) =>
    pageOptions(todoKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/todo/getList', { body, signal, headers: READ })),
    ),
  /** What the caller has been given for a day and not done yet; without a date for today in Berlin. */
  dueOn: (date?: string) =>
    queryOptions({
      queryKey: [...todoKeys.due, date ?? 'today'] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/todo/getByDueDate', { params: { query: date === undefined ? {} : { date } }, signal }),
        ),
    }),
  /** One to-do. */
  one: (todoId: number) =>
    queryOptions({
      queryKey: todoKeys.one(todoId),
      queryFn: ({ signal }): Promise<Todo> =>
        answerOf(client.http.GET('/todo/read/{id}', { params: { path: { id: todoId } }, signal })),
    }),
  /** One to-do with what happened to it. */
  details: (todoId: number) =>
    queryOptions({
      queryKey: [...todoKeys.one(todoId), 'details'] as const,
      queryFn: ({ signal }): Promise<TodoDetails> =>
        answerOf(client.http.GET('/todo/getTodoById/{id}', { params: { path: { id: todoId } }, signal })),
    }),
  /** Comments on a to-do, each part oldest first; older parts come on request. */
  comments: (todoId: number) =>
    infiniteQueryOptions({
      queryKey: [...todoKeys.one(todoId), 'comments'] as const,
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/todo/comments/{todoId}', {
            params: { path: { todoId }, query: beforeOf(pageParam) },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
  /** Whether the caller gets the mail about overdue to-dos. */
  overdueMail: () =>
    queryOptions({
      queryKey: todoKeys.overdueMail,
      queryFn: ({ signal }): Promise<OverdueTodoMail> => answerOf(client.http.GET('/todo/overdueMail', { signal })),
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

/**
 * Changes of the area; each reloads the lists. A conflict of `update` says who changed the to-do meanwhile, and when,
 * in `data`.
 */
export const todoMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: todoKeys.all });
  /** The list of a to-do as the server now has it; its rows are counted again. */
  const keepCheckList = (todoId: number, checkList: TodoCheckItem[]) => {
    queryClient.setQueryData<TodoDetails>(
      [...todoKeys.one(todoId), 'details'],
      (details) => details && { ...details, checkList },
    );
    void queryClient.invalidateQueries({ queryKey: todoKeys.lists });
  };
  return {
    /** Adds a to-do. */
    create: () =>
      mutationOptions({
        mutationFn: (todo: NewTodo) => answerOf(client.http.POST('/todo/create', { body: todo })),
        onSuccess: reload,
      }),
    /** Changes a to-do. */
    update: () =>
      mutationOptions({
        mutationFn: (change: TodoChange) => answerOf(client.http.POST('/todo/update', { body: change })),
        onSettled: reload,
      }),
    /** Moves a to-do to another status: at once in the lists, and rolled back on an error. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (change: TodoStatusChange) => answerOf(client.http.POST('/todo/changeStatus', { body: change })),
        onMutate: async ({ todoId, status }) => {
          await queryClient.cancelQueries({ queryKey: todoKeys.lists });
          const before = queryClient.getQueriesData<TodoPage>({ queryKey: todoKeys.lists });
          queryClient.setQueriesData<TodoPage>({ queryKey: todoKeys.lists }, (page) =>
            page === undefined
              ? page
              : { ...page, content: page.content.map((each) => (each.todoId === todoId ? { ...each, status } : each)) },
          );
          return { before };
        },
        onError: (_error, _change, context) => {
          for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page);
        },
        onSettled: reload,
      }),
    /** Adds a point to the check list of a to-do. */
    addCheckItem: (todoId: number) =>
      mutationOptions({
        mutationFn: (text: string) => answerOf(client.http.POST('/todo/checkList/add', { body: { todoId, text } })),
        onSuccess: (list) => keepCheckList(todoId, list),
      }),
    /** Ticks a point, or changes its words: at once; refetched after an error. */
    changeCheckItem: (todoId: number) =>
      mutationOptions({
        mutationFn: (change: Omit<TodoCheckItemChange, 'todoId'>) =>
          answerOf(client.http.POST('/todo/checkList/change', { body: { ...change, todoId } })),
        onMutate: async ({ itemId, ...values }) => {
          await queryClient.cancelQueries({ queryKey: todoKeys.one(todoId) });
          queryClient.setQueryData<TodoDetails>(
            [...todoKeys.one(todoId), 'details'],
            (details) =>
              details && {
                ...details,
                checkList: details.checkList.map((item) => (item.itemId === itemId ? { ...item, ...values } : item)),
              },
          );
        },
        onSuccess: (list) => keepCheckList(todoId, list),
        onError: () => queryClient.invalidateQueries({ queryKey: todoKeys.one(todoId) }),
      }),
    /** Takes a point off the check list. */
    removeCheckItem: (todoId: number) =>
      mutationOptions({
        mutationFn: (itemId: number) =>
          answerOf(client.http.POST('/todo/checkList/delete', { body: { todoId, itemId } })),
        onSuccess: (list) => keepCheckList(todoId, list),
      }),
    /** Comments on a to-do. */
    addComment: (todoId: number) =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(client.http.POST('/todo/comments/{todoId}/add', { params: { path: { todoId } }, body: { text } })),
        onSuccess: reload,
      }),
    /** Changes an own comment. */
    editComment: (todoId: number) =>
      mutationOptions({
        mutationFn: (body: Schemas['CommentChange']) =>
          answerOf(client.http.POST('/todo/comments/{todoId}/edit', { params: { path: { todoId } }, body })),
        onSuccess: reload,
      }),
    /** Deletes a comment. */
    removeComment: (todoId: number) =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(
            client.http.POST('/todo/comments/{todoId}/delete', { params: { path: { todoId } }, body: { commentId } }),
          ),
        onSuccess: reload,
      }),
    /** Switches the mail about overdue to-dos on or off: at once; refetched when the call has settled. */
    changeOverdueMail: () =>
      mutationOptions({
        mutationFn: (setting: OverdueTodoMail) =>
          answerOf(client.http.POST('/todo/overdueMail/change', { body: setting })),
        onMutate: (setting) => queryClient.setQueryData<OverdueTodoMail>(todoKeys.overdueMail, setting),
        onSettled: () => queryClient.invalidateQueries({ queryKey: todoKeys.overdueMail }),
      }),
    /** Makes a calendar link in place of the one there was; it is shown only once. */
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
    /** Deletes a to-do; the server leaves that to the user who created it, and to administrators. */
    remove: () =>
      mutationOptions({
        mutationFn: (todoId: number) => confirmed(client.http.POST('/todo/delete', { body: { todoId } })),
        onSettled: reload,
      }),
  };
};

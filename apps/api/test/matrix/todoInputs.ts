import { createHash, randomBytes } from 'node:crypto';
import type { OperationId } from '../../src/platform/operations/area.ts';
import { testUsers } from '../kit/testUsers.ts';
import { type Asking, type Maker, unique } from './asking.ts';

const nothing: Maker = () => ({});

/** A to-do that was given to the owner. */
async function todoOf({ world, owner }: Asking): Promise<{ id: number; updatedAt: string }> {
  const { id, updated_at } = await world.server.db
    .insertInto('todos')
    .values({ title: unique('Aufgabe '), due_date: '2026-11-30', assign_user_id: owner.id })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { id, updatedAt: new Date(updated_at).toISOString() };
}

/** A to-do with a point on its check list. */
async function checkItemOf(asking: Asking): Promise<{ todoId: number; itemId: number }> {
  const { id: todoId } = await todoOf(asking);
  const { id: itemId } = await asking.world.server.db
    .insertInto('todo_check_items')
    .values({ todo_id: todoId, text: 'Anrufen' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { todoId, itemId };
}

/** A to-do with a comment of the caller's own. */
async function todoCommentOf(asking: Asking): Promise<{ path: { todoId: number }; commentId: number }> {
  const { id: todoId } = await todoOf(asking);
  const values = {
    subject_kind: 'todo',
    subject_id: todoId,
    audience: 'internal',
    author_user_id: asking.account.id,
    author_side: 'agency',
    text: 'Ich kümmere mich.',
  } as const;
  const { id: commentId } = await asking.world.server.db
    .insertInto('comments')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { path: { todoId }, commentId };
}

/** The token of a new calendar link of this account. */
async function feedTokenOf({ db, clock }: Asking['world']['server'], userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = { user_id: userId, token_hash: createHash('sha256').update(token).digest(), created_at: clock.now() };
  await db.deleteFrom('todo_feeds').where('user_id', '=', userId).execute();
  await db.insertInto('todo_feeds').values(values).execute();
  return token;
}

/** A valid input of every served call of to-dos. */
export const todoInputs: Readonly<Partial<Record<OperationId, Maker>>> = {
  createTodo: () => ({ json: { title: unique('Aufgabe '), dueDate: '2026-11-30' } }),
  readTodo: async (asking) => ({ path: { id: (await todoOf(asking)).id } }),
  updateTodo: async (asking) => {
    const { id, updatedAt } = await todoOf(asking);
    return { json: { todoId: id, updatedAt, title: 'Neu' } };
  },
  deleteTodo: async (asking) => ({ json: { todoId: (await todoOf(asking)).id } }),
  getTodosByDueDate: nothing,
  changeTodoStatus: async (asking) => ({ json: { todoId: (await todoOf(asking)).id, status: 2 } }),
  getTodo: async (asking) => ({ path: { id: (await todoOf(asking)).id } }),
  getTodos: () => ({ json: {} }),
  getTodoAssignees: nothing,
  addTodoCheckItem: async (asking) => ({ json: { todoId: (await todoOf(asking)).id, text: 'Anrufen' } }),
  changeTodoCheckItem: async (asking) => ({ json: { ...(await checkItemOf(asking)), isDone: true } }),
  deleteTodoCheckItem: async (asking) => ({ json: await checkItemOf(asking) }),
  getTodoComments: async (asking) => ({ path: (await todoCommentOf(asking)).path }),
  addTodoComment: async (asking) => ({ path: (await todoCommentOf(asking)).path, json: { text: 'Ich kümmere mich.' } }),
  editTodoComment: async (asking) => {
    const { path, commentId } = await todoCommentOf(asking);
    return { path, json: { commentId, text: 'Ich bin dran.' } };
  },
  deleteTodoComment: async (asking) => {
    const { path, commentId } = await todoCommentOf(asking);
    return { path, json: { commentId } };
  },
  getOverdueTodoMail: nothing,
  changeOverdueTodoMail: () => ({ json: { isOn: false } }),
  getTodoFeed: nothing,
  createTodoFeed: nothing,
  revokeTodoFeed: nothing,
  // A calendar program reads the link of a campaign manager, no matter who has it.
  readTodoCalendar: async ({ world }) => ({ path: { token: await feedTokenOf(world.server, testUsers.manager.id) } }),
};

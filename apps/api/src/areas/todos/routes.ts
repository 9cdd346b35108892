import { berlinDay } from '@resonanz/domain/berlinDay';
import { notFound } from '../../platform/http/ApiError.ts';
import { type CallContext, defineArea } from '../../platform/operations/area.ts';
import { changeTodoStatus, createTodo, deleteTodo, updateTodo } from './changes.ts';
import { addCheckItem, changeCheckItem, deleteCheckItem } from './checkList.ts';
import { changeTodoComment, commentOnTodo, deleteTodoComment, todoComments } from './comments.ts';
import { createFeed, feedState, revokeFeed, todoCalendar } from './feed.ts';
import { changeOverdueMail, overdueMail } from './overdueMail.ts';
import { assignees } from './queries/assignees.ts';
import { checkListOf } from './queries/checkList.ts';
import { todoHistory, todoPage, todosDueOn, visibleTodo } from './queries/todos.ts';

async function read({ user, services }: Pick<CallContext, 'user' | 'services'>, id: number) {
  const todo = await visibleTodo(services.db, user, id);
  if (todo === undefined) throw notFound();
  return todo;
}

export const todos = defineArea('todos', {
  createTodo: (call) => createTodo(call, call.input.body),
  readTodo: (call) => read(call, call.input.path.id),
  updateTodo: (call) => updateTodo(call, call.input.body),
  deleteTodo: (call) => deleteTodo(call, call.input.body),
  changeTodoStatus: (call) => changeTodoStatus(call, call.input.body),
  getTodosByDueDate: ({ input, user, services }) =>
    todosDueOn(services.db, user, input.query.date ?? berlinDay(services.clock.now())),
  getTodo: async (call) => ({
    ...(await read(call, call.input.path.id)),
    checkList: await checkListOf(call.services.db, call.input.path.id),
    history: await todoHistory(call.services.db, call.input.path.id),
  }),
  getTodos: ({ input, user, services }) => todoPage(services.db, user, berlinDay(services.clock.now()), input.body),
  getTodoAssignees: ({ services }) => assignees(services.db),
  addTodoCheckItem: (call) => addCheckItem(call, call.input.body),
  changeTodoCheckItem: (call) => changeCheckItem(call, call.input.body),
  deleteTodoCheckItem: (call) => deleteCheckItem(call, call.input.body),
  getTodoComments: (call) => todoComments(call, call.input.path.todoId, call.input.query),
  addTodoComment: (call) => commentOnTodo(call, call.input.path.todoId, call.input.body.text),
  editTodoComment: (call) => changeTodoComment(call, call.input.path.todoId, call.input.body),
  deleteTodoComment: (call) => deleteTodoComment(call, call.input.path.todoId, call.input.body),
  getOverdueTodoMail: overdueMail,
  changeOverdueTodoMail: (call) => changeOverdueMail(call, call.input.body),
  getTodoFeed: feedState,
  createTodoFeed: createFeed,
  revokeTodoFeed: revokeFeed,
  readTodoCalendar: ({ input, services }) => todoCalendar(services, input.path.token),
});

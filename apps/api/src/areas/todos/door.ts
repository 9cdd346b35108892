export { type TodoRow } from './queries/todos.ts';
export { mayBeAssigned } from './queries/assignees.ts';
export { changeTodo, finishTodo, insertTodo } from './storeTodo.ts';

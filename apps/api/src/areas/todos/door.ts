export type { TodoRow } from './lockedTodo.ts';
export { DONE, mayBeAssigned } from './queries.ts';
export { changeTodo, finishTodo, insertTodo } from './storeTodo.ts';

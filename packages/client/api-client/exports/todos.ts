export {
  todoKeys,
  todoMutations,
  todoQueries,
  type NewTodo,
  type Todo,
  type TodoAssignee,
  type TodoChange,
  type TodoDetails,
  type TodoPage,
  type TodoQuery,
  type TodoStatus,
  type TodoStatusChange,
} from '../src/todos.ts';

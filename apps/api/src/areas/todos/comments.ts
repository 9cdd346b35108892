import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schemas } from '../../platform/http/Schemas.ts';
import {
  addComment,
  type CommentChange,
  commentPage,
  type CommentSlice,
  type CommentSubject,
  editComment,
  removeComment,
} from '../comments/door.ts';
import { lockTodo, type TodoEditor } from './queries/todos.ts';

const about = (todoId: number): CommentSubject => ({ kind: 'todo', id: todoId });

/** Comments on a to-do, oldest first, the newest page by default. */
export function todoComments(
  { user, services }: TodoEditor,
  todoId: number,
  slice: CommentSlice,
): Promise<Schemas['CommentPage']> {
  return commentPage(services.db, user, about(todoId), slice, services.clock.now());
}

/** Writes a comment; to-dos are the agency's own. */
export async function commentOnTodo(editor: TodoEditor, todoId: number, text: string): Promise<Schemas['Comment']> {
  const { user, services, audit } = editor;
  const comment = await services.db.transaction().execute(async (tx) => {
    await lockTodo(tx, editor, todoId);
    return addComment(tx, user, about(todoId), { text, audience: 'internal' }, services.clock.now());
  });
  audit({
    entity: 'comment',
    entityId: comment.commentId,
    action: HISTORY_ACTION.add,
    changes: { todoId: [null, todoId] },
  });
  return comment;
}

const changeOf = ({ user, services }: TodoEditor, todoId: number, commentId: number): CommentChange => ({
  user,
  kind: 'todo',
  commentId,
  now: services.clock.now(),
  // The path names the to-do, and the caller sees it: the comment has to belong to it.
  sees: async ({ id }) => id === todoId,
});

/** Changes an own comment within an hour. */
export async function changeTodoComment(
  editor: TodoEditor,
  todoId: number,
  { commentId, text }: Schemas['CommentChange'],
): Promise<Schemas['Comment']> {
  const { comment, before } = await editor.services.db
    .transaction()
    .execute((tx) => editComment(tx, changeOf(editor, todoId, commentId), text));
  editor.audit({
    entity: 'comment',
    entityId: commentId,
    action: HISTORY_ACTION.update,
    changes: { text: [before, comment.text] },
  });
  return comment;
}

/** Deletes an own comment, or any as an admin. */
export async function deleteTodoComment(
  editor: TodoEditor,
  todoId: number,
  { commentId }: Schemas['CommentReference'],
): Promise<null> {
  await editor.services.db.transaction().execute((tx) => removeComment(tx, changeOf(editor, todoId, commentId)));
  editor.audit({
    entity: 'comment',
    entityId: commentId,
    action: HISTORY_ACTION.delete,
    changes: { todoId: [todoId, null] },
  });
  return null;
}

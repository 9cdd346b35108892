import type { UgcThread } from '@resonanz/api-client/ugc-requests';
import { useMutation } from '@tanstack/react-query';
import { useUgcActions } from './useUgcActions.ts';

interface Named {
  readonly id: string | number;
}

/** What the author of a comment may do with it; the thread offers it where the server allows it. */
export function useCommentChanges(thread: UgcThread) {
  const { calls } = useUgcActions();
  const edit = useMutation(calls.editComment());
  const remove = useMutation(calls.removeComment());
  return {
    onEdit: ({ id }: Named, text: string): Promise<unknown> => edit.mutateAsync({ thread, commentId: Number(id), text }),
    onDelete: ({ id }: Named): Promise<unknown> => remove.mutateAsync({ thread, commentId: Number(id) }),
  };
}

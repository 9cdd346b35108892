import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { blogPostMutations } from '@resonanz/api-client/blogPosts';
import { useApi } from '@resonanz/api-client/react';
import { isTester } from '@resonanz/domain/roles';
import { useSession } from '@resonanz/session/react';

/** Notes that a tester has read a post; of visitors nothing is noted. An error loses the reader nothing. */
export function useMarkRead(): (blogPostId: number) => void {
  const { user } = useSession();
  const { mutate } = useMutation(blogPostMutations(useApi(), useQueryClient()).markRead());
  const isCounted = user !== null && isTester(user.role.roleId);
  return useCallback(
    (blogPostId) => {
      if (isCounted) mutate(blogPostId);
    },
    [isCounted, mutate],
  );
}

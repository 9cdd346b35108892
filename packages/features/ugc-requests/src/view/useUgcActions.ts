import { useQueryClient } from '@tanstack/react-query';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { ugcRequestMutations } from '@resonanz/api-client/ugcRequests';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from '../messages.ts';

/** The changes of the area, and how their outcome is reported. */
export function useUgcActions() {
  const say = useErrorText(messages);
  const { attempt, announce } = useNotifier();
  const calls = ugcRequestMutations(useApi(), useQueryClient());
  return {
    calls,
    announce,
    /** Carries something out that has no dialog of its own; an error is shown as well. */
    run: (act: () => Promise<unknown>, done?: string): Promise<boolean> =>
      attempt(act, (error) => say(error, 'ugcRequests.error.other'), done),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { projectMutations } from '@resonanz/api-client/projects';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from './messages.ts';

/** What can be done with product tests, and how its outcome is reported. */
export function useProjectActions() {
  const say = useErrorText(messages);
  const { announce, notifySuccess, attempt } = useNotifier();
  const errorText = (error: unknown): string => say(error, 'projects.error.other');
  return {
    calls: projectMutations(useApi(), useQueryClient()),
    announce,
    notifySuccess,
    errorText,
    /** Carries something out; a failure is a toast, success is announced. */
    attempt: (work: () => Promise<unknown>, done?: string): Promise<boolean> => attempt(work, errorText, done),
  };
}

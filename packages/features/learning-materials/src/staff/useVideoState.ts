import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LearningVideo, learningMaterialMutations } from '@resonanz/api-client/learning-materials';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** Publishes a video that is hidden and hides one that is published, and tells how that went. */
export function useVideoState(): (video: LearningVideo) => Promise<boolean> {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const change = useMutation(learningMaterialMutations(useApi(), useQueryClient()).changeState());
  return ({ learningMaterialId, state }) => {
    const next = state === 'published' ? 'hidden' : 'published';
    return attempt(
      () => change.mutateAsync({ learningMaterialId, state: next }),
      (error) => say(error, 'learningMaterials.error.other'),
      t(`learningMaterials.done.${next}`),
    );
  };
}

import { type LearningVideo, learningMaterialMutations } from '@resonanz/api-client/learning-materials';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';

/** Publishes a video that is hidden and hides one that is published, and tells how that went. */
export function useVideoState(): (video: LearningVideo) => Promise<void> {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const toasts = useToasts();
  const change = useMutation(learningMaterialMutations(useApi(), useQueryClient()).changeState());
  return async ({ learningMaterialId, state }) => {
    const next = state === 'published' ? 'hidden' : 'published';
    try {
      await change.mutateAsync({ learningMaterialId, state: next });
      toasts.add({ tone: 'ok', title: t('learningMaterials.done'), text: t(`learningMaterials.done.${next}`) });
    } catch (error) {
      toasts.add({ tone: 'bad', title: t('learningMaterials.error.title'), text: say(error, 'learningMaterials.error.other') });
    }
  };
}

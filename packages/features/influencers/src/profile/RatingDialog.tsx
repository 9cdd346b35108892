import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { influencerProfileMutations } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { RatingField } from '@resonanz/ui/RatingField';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from './messages.ts';

interface RatingDialogProps {
  influencerId: number;
  /** Name of the person. */
  name: string;
  onClose: () => void;
}

const TEXT_LENGTH = 2000;

/** Asks for stars and the reason; a second rating of the same user replaces the first. */
export function RatingDialog({ influencerId, name, onClose }: RatingDialogProps) {
  const t = useMessages(messages);
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const rate = useMutation(influencerProfileMutations(useApi(), useQueryClient(), influencerId).rate());
  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(
    async () => stars !== null && rate.mutateAsync({ stars, text: text.trim() }),
    {
      messages,
      otherwise: 'profile.actionFailed',
      fields: ['stars', 'text'],
      fieldErrorText: () => t('profile.rating.invalidText'),
      check: () => (stars === null ? { stars: t('profile.rating.required') } : {}),
      done: t('profile.rating.saved'),
      onDone: onClose,
    },
  );
  useUnsavedChanges(!isPending && (stars !== null || text !== ''));

  return (
    <FormDialog
      title={t('profile.rating.dialog', { name })}
      confirmLabel={t('profile.rating.save')}
      isPending={isPending}
      pendingLabel={t('profile.rating.saving')}
      validationErrors={fieldErrors}
      onSubmit={() => void send()}
      onClose={onClose}
      failure={failure}
    >
      <RatingField
        label={t('profile.rating.stars')}
        name="stars"
        isRequired
        value={stars}
        onChange={setStars}
        starLabel={(count) => t('profile.ratings.stars', { count })}
        errorMessage={errorAt('stars')}
      />
      <TextArea
        label={t('profile.rating.text')}
        name="text"
        description={t('profile.rating.textHint')}
        value={text}
        onChange={setText}
        characterLimit={TEXT_LENGTH}
        countLabel={(count, limit) => t('profile.rating.count', { count, limit })}
      />
    </FormDialog>
  );
}

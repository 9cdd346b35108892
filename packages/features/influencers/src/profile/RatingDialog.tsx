import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formErrors } from '@resonanz/api-client/errors';
import { influencerProfileMutations } from '@resonanz/api-client/influencerProfile';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useAnnounce } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
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
  const say = useErrorText(messages);
  const announce = useAnnounce();
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const rate = useMutation(influencerProfileMutations(useApi(), useQueryClient(), influencerId).rate());
  useUnsavedChanges(!rate.isPending && (stars !== null || text !== ''));
  const rejected = formErrors(rate.error, ['stars', 'text'], () => t('profile.rating.invalidText'));
  const isFieldError = Object.keys(rejected.fields).length > 0;

  function submit() {
    setChecked(true);
    if (stars === null) return;
    rate.mutate(
      { stars, text: text.trim() },
      {
        onSuccess: () => {
          announce(t('profile.rating.saved'));
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={t('profile.rating.dialog', { name })}
      confirmLabel={t('profile.rating.save')}
      isPending={rate.isPending}
      pendingLabel={t('profile.rating.saving')}
      validationErrors={rejected.fields}
      onSubmit={submit}
      onClose={onClose}
      failure={rate.isError && !isFieldError && say(rate.error, 'profile.actionFailed')}
    >
      <RatingField
        label={t('profile.rating.stars')}
        name="stars"
        isRequired
        value={stars}
        onChange={setStars}
        starLabel={(count) => t('profile.ratings.stars', { count })}
        {...(isChecked && stars === null && { errorMessage: t('profile.rating.required') })}
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

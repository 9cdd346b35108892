import { formErrors } from '@resonanz/api-client/errors';
import { influencerProfileMutations } from '@resonanz/api-client/influencer-profile';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Dialog } from '@resonanz/ui/Dialog';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { RatingField } from '@resonanz/ui/RatingField';
import { TextArea } from '@resonanz/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
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
  const toasts = useToasts();
  const formId = useId();
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const rate = useMutation(influencerProfileMutations(useApi(), useQueryClient(), influencerId).rate());
  useUnsavedChanges(!rate.isPending && (stars !== null || text !== ''));
  const refused = formErrors(rate.error, ['stars', 'text'], () => t('profile.rating.invalidText'));
  const isFieldError = Object.keys(refused.fields).length > 0;

  function submit() {
    setChecked(true);
    if (stars === null) return;
    rate.mutate(
      { stars, text: text.trim() },
      {
        onSuccess: () => {
          toasts.add({ tone: 'ok', title: t('profile.rating.saved') });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('profile.rating.dialog', { name })}
      closeLabel={t('profile.rating.close')}
      isPending={rate.isPending}
      pendingLabel={t('profile.rating.saving')}
      footer={
        <>
          <Button onPress={onClose} isDisabled={rate.isPending}>
            {t('profile.rating.cancel')}
          </Button>
          <Button variant="solid" type="submit" form={formId} isPending={rate.isPending}>
            {t('profile.rating.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} validationErrors={refused.fields} aria-label={t('profile.rating.dialog', { name })}>
        {rate.isError && !isFieldError && <InlineAlert tone="error" role="alert">{say(rate.error, 'profile.actionFailed')}</InlineAlert>}
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
      </Form>
    </Dialog>
  );
}

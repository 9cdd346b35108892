import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Form } from '@resonanz/ui/Form';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { feedback } from '@resonanz/validators/feedback';
import { inLanguage } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';
import { EMPTY_FEEDBACK, type FeedbackFormProps } from './entries.ts';

export function FeedbackReactHookForm({ onSend }: FeedbackFormProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { control, handleSubmit, formState, trigger } = useForm({
    mode: 'onChange',
    defaultValues: EMPTY_FEEDBACK,
    resolver: standardSchemaResolver(inLanguage(feedback, language)),
  });
  const isAnonymous = useWatch({ control, name: 'isAnonymous' });

  return (
    <Form aria-label={t('guides.feedback.form')} onSubmit={handleSubmit((entry) => onSend(entry))}>
      <Controller
        name="isAnonymous"
        control={control}
        render={({ field: { value, onChange, name, ref } }) => (
          <Checkbox
            name={name}
            ref={ref}
            isSelected={value}
            onChange={(next) => {
              onChange(next);
              void trigger('name');
            }}
          >
            {t('guides.feedback.anonymous')}
          </Checkbox>
        )}
      />
      {!isAnonymous && (
        <Controller
          name="name"
          control={control}
          render={({ field, fieldState: { error } }) => (
            <TextField {...field} label={t('guides.feedback.name')} errorMessage={error?.message} />
          )}
        />
      )}
      <Controller
        name="title"
        control={control}
        render={({ field, fieldState: { error } }) => (
          <TextField {...field} label={t('guides.feedback.title')} errorMessage={error?.message} />
        )}
      />
      <Controller
        name="message"
        control={control}
        render={({ field, fieldState: { error } }) => (
          <TextArea {...field} label={t('guides.feedback.message')} errorMessage={error?.message} />
        )}
      />
      <Button type="submit" variant="solid" isDisabled={!formState.isValid}>
        {t('guides.feedback.send')}
      </Button>
    </Form>
  );
}

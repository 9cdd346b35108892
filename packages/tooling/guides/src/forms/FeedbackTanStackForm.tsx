import { useForm } from '@tanstack/react-form';
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

export function FeedbackTanStackForm({ onSend }: FeedbackFormProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const schema = inLanguage(feedback, language);
  const form = useForm({
    defaultValues: EMPTY_FEEDBACK,
    validators: { onMount: schema, onChange: schema },
    onSubmit: ({ value }) => {
      const result = feedback.validate(value);
      if (!result.issues) onSend(result.value);
    },
  });

  return (
    <Form aria-label={t('guides.feedback.form')} onSubmit={() => void form.handleSubmit()}>
      <form.Field name="isAnonymous">
        {({ state, handleChange }) => (
          <Checkbox isSelected={state.value} onChange={handleChange}>
            {t('guides.feedback.anonymous')}
          </Checkbox>
        )}
      </form.Field>
      <form.Subscribe selector={({ values }) => values.isAnonymous}>
        {(isAnonymous) =>
          !isAnonymous && (
            <form.Field name="name">
              {({ state: { value, meta }, handleChange }) => (
                <TextField
                  label={t('guides.feedback.name')}
                  value={value}
                  onChange={handleChange}
                  errorMessage={meta.isTouched && meta.errors[0]?.message}
                />
              )}
            </form.Field>
          )
        }
      </form.Subscribe>
      <form.Field name="title">
        {({ state: { value, meta }, handleChange }) => (
          <TextField
            label={t('guides.feedback.title')}
            value={value}
            onChange={handleChange}
            errorMessage={meta.isTouched && meta.errors[0]?.message}
          />
        )}
      </form.Field>
      <form.Field name="message">
        {({ state: { value, meta }, handleChange }) => (
          <TextArea
            label={t('guides.feedback.message')}
            value={value}
            onChange={handleChange}
            errorMessage={meta.isTouched && meta.errors[0]?.message}
          />
        )}
      </form.Field>
      <form.Subscribe selector={({ values }) => feedback.validate(values).issues === undefined}>
        {(isValid) => (
          <Button type="submit" variant="solid" isDisabled={!isValid}>
            {t('guides.feedback.send')}
          </Button>
        )}
      </form.Subscribe>
    </Form>
  );
}

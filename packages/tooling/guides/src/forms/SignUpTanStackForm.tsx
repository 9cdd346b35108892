import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useRef } from 'react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { FieldError } from '@resonanz/ui/FieldError';
import { Form } from '@resonanz/ui/Form';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { inLanguage } from '@resonanz/validators/messages';
import { signUp, type SignUpInput } from '@resonanz/validators/signUp';
import { messages } from '../messages.ts';
import { EMPTY_SIGN_UP, SIGN_UP_LINES, SIGN_UP_PASSWORDS, type SignUpFormProps } from './entries.ts';

export function SignUpTanStackForm({ onSend }: SignUpFormProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: EMPTY_SIGN_UP as SignUpInput,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: inLanguage(signUp, language) },
    // The form keeps what was typed; the canonical values come from the validator.
    onSubmit: ({ value }) => {
      const result = signUp.validate(value);
      if (!result.issues) onSend(result.value);
    },
    onSubmitInvalid: ({ value }) => {
      const [first] = signUp.validate(value).issues ?? [];
      const field = formRef.current?.elements.namedItem(String(first?.path[0]));
      if (field instanceof HTMLElement) field.focus();
    },
  });

  return (
    <Form ref={formRef} aria-label={t('guides.signUp.form')} onSubmit={() => void form.handleSubmit()}>
      {SIGN_UP_LINES.map(({ name, ...props }) => (
        <form.Field key={name} name={name}>
          {({ state: { value, meta }, handleChange }) => (
            <TextField
              {...props}
              name={name}
              label={t(`guides.signUp.${name}`)}
              value={value ?? ''}
              onChange={handleChange}
              errorMessage={meta.errors[0]?.message}
            />
          )}
        </form.Field>
      ))}
      {SIGN_UP_PASSWORDS.map((name) => (
        <form.Field key={name} name={name}>
          {({ state: { value, meta }, handleChange }) => (
            <PasswordField
              name={name}
              autoComplete="new-password"
              label={t(`guides.signUp.${name}`)}
              revealLabel={t('guides.signUp.reveal')}
              hideLabel={t('guides.signUp.hide')}
              value={value}
              onChange={handleChange}
              errorMessage={meta.errors[0]?.message}
            />
          )}
        </form.Field>
      ))}
      <form.Field name="termsAccepted">
        {({ state: { value, meta }, handleChange }) => (
          <Stack space={2}>
            <Checkbox
              name="termsAccepted"
              isSelected={value === true}
              onChange={handleChange}
              isInvalid={meta.errors.length > 0}
              aria-describedby="tanstack-terms"
            >
              {t('guides.signUp.termsAccepted')}
            </Checkbox>
            {meta.errors[0] && <FieldError id="tanstack-terms">{meta.errors[0].message}</FieldError>}
          </Stack>
        )}
      </form.Field>
      <Button type="submit" variant="solid">
        {t('guides.signUp.send')}
      </Button>
    </Form>
  );
}

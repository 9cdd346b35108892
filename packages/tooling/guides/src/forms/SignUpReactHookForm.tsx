import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { FieldError } from '@resonanz/ui/FieldError';
import { Form } from '@resonanz/ui/Form';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { inLanguage } from '@resonanz/validators/messages';
import { signUp } from '@resonanz/validators/signUp';
import { messages } from '../messages.ts';
import { EMPTY_SIGN_UP, SIGN_UP_LINES, SIGN_UP_PASSWORDS, type SignUpFormProps } from './entries.ts';

export function SignUpReactHookForm({ onSend }: SignUpFormProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { control, handleSubmit, formState, trigger } = useForm({
    defaultValues: EMPTY_SIGN_UP,
    resolver: standardSchemaResolver(inLanguage(signUp, language)),
  });
  const { isSubmitted } = formState;
  // Sentences that stand there already are asked for again in the new language.
  useEffect(() => {
    if (isSubmitted) void trigger();
  }, [language, isSubmitted, trigger]);

  return (
    <Form aria-label={t('guides.signUp.form')} onSubmit={handleSubmit((entry) => onSend(entry))}>
      {SIGN_UP_LINES.map(({ name, ...props }) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field: { value, ...field }, fieldState: { error } }) => (
            <TextField
              {...props}
              {...field}
              value={value ?? ''}
              label={t(`guides.signUp.${name}`)}
              errorMessage={error?.message}
            />
          )}
        />
      ))}
      {SIGN_UP_PASSWORDS.map((name) => (
        <Controller
          key={name}
          name={name}
          control={control}
          render={({ field, fieldState: { error } }) => (
            <PasswordField
              {...field}
              autoComplete="new-password"
              label={t(`guides.signUp.${name}`)}
              revealLabel={t('guides.signUp.reveal')}
              hideLabel={t('guides.signUp.hide')}
              errorMessage={error?.message}
            />
          )}
        />
      ))}
      <Controller
        name="termsAccepted"
        control={control}
        render={({ field: { value, onChange, name, ref }, fieldState: { error } }) => (
          <Stack space={2}>
            <Checkbox
              name={name}
              ref={ref}
              isSelected={value === true}
              onChange={onChange}
              isInvalid={error !== undefined}
              aria-describedby="hook-terms"
            >
              {t('guides.signUp.termsAccepted')}
            </Checkbox>
            {error && <FieldError id="hook-terms">{error.message}</FieldError>}
          </Stack>
        )}
      />
      <Button type="submit" variant="solid">
        {t('guides.signUp.send')}
      </Button>
    </Form>
  );
}

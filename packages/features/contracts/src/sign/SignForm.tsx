import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type PublicContract, signContract, type SignedPublicContract } from '@resonanz/api-client/contracts';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { labels } from '@resonanz/domain/labels';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { BoundCheck, BoundSelect, BoundText } from '@resonanz/records/boundFields';
import { FormButtons, FormSection } from '@resonanz/records/FormParts';
import { showFieldError, useFieldErrorText } from '@resonanz/records/serverErrors';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import { SignatureFields } from './SignatureFields.tsx';
import { emptySignature, type SignDraft, signSchema, toSignature } from './signForm.ts';

interface SignFormProps {
  contract: PublicContract;
  token: string;
  onSigned: (signed: SignedPublicContract) => void;
  /** Whether an error ends the link; all others stay on the form. */
  onFailure: (error: unknown) => boolean;
}

/** What the partner completes and signs. */
export function SignForm({ contract: { partnerName, asksForAccount }, token, onSigned, onFailure }: SignFormProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const say = useErrorText(messages);
  const { language } = useLanguage();
  const client = useApi();
  const signing = useMutation({
    mutationFn: (draft: SignDraft) => signContract(client, token, toSignature(draft, asksForAccount)),
  });
  const schema = useMemo(
    () =>
      signSchema(language, asksForAccount, {
        taxIdInvalid: t('contractPage.fieldError.taxIdInvalid'),
        vatRequired: t('contractPage.fieldError.vatRequired'),
        termsRequired: t('contractPage.fieldError.termsRequired'),
        drawingRequired: t('contractPage.fieldError.drawingRequired'),
      }),
    [language, asksForAccount, t],
  );
  const form = useForm<SignDraft>({
    defaultValues: emptySignature(partnerName),
    shouldFocusError: false,
    resolver: standardSchemaResolver(schema),
  });

  const { control, handleSubmit } = form;
  const showError = showFieldError(form, useFieldErrorText(messages, 'contractPage.fieldError.other'));

  async function sign(draft: SignDraft): Promise<void> {
    try {
      onSigned(await signing.mutateAsync(draft));
    } catch (error) {
      if (onFailure(error)) return;
      for (const fieldError of isApiError(error) ? error.fieldErrors : []) showError(fieldError);
    }
  }

  return (
    <Form
      aria-label={t('contractPage.form')}
      onSubmit={handleSubmit(sign)}
      summaryTitle={(count) => t('contractPage.errorCount', { count })}
      space={8}
    >
      {signing.error && (
        <InlineAlert tone="error" role="alert" title={t('contractPage.error.title')}>
          {say(signing.error, 'contractPage.error.other')}
        </InlineAlert>
      )}
      <FormSection title={t('contractPage.section.person')} lead={t('contractPage.section.personLead')}>
        <Stack space={6}>
          <Columns>
            <BoundText
              control={control}
              name="streetAndHouse"
              label={t('contractPage.field.streetAndHouse')}
              isRequired
            />
            <BoundText control={control} name="cityAndZip" label={t('contractPage.field.cityAndZip')} isRequired />
            <BoundSelect
              control={control}
              name="country"
              label={t('word.country')}
              items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
              isRequired
            />
            <BoundText
              control={control}
              name="taxId"
              label={t('contractPage.field.taxId')}
              description={t('contractPage.field.taxIdHint')}
              isRequired
            />
          </Columns>
          <Controller
            control={control}
            name="vat"
            render={({ field: { value, onChange, name }, fieldState: { error } }) => (
              <RadioGroup
                label={t('contractPage.field.vat')}
                name={name}
                value={value}
                onChange={onChange}
                errorMessage={error?.message}
                isRequired
              >
                <Radio value="yes">{t('contractPage.vat.yes')}</Radio>
                <Radio value="no">{t('contractPage.vat.no')}</Radio>
              </RadioGroup>
            )}
          />
          {asksForAccount && (
            <Columns>
              <BoundText control={control} name="iban" label={t('contractPage.field.iban')} isRequired />
              <BoundText
                control={control}
                name="accountRecipient"
                label={t('contractPage.field.accountRecipient')}
                isRequired
              />
            </Columns>
          )}
        </Stack>
      </FormSection>
      <FormSection title={t('contractPage.section.signature')}>
        <SignatureFields control={control} />
      </FormSection>
      <BoundCheck control={control} name="acceptsTerms" label={t('contractPage.accept')} />
      <FormButtons>
        <Button type="submit" variant="solid" isPending={signing.isPending}>
          {t('contractPage.sign')}
        </Button>
      </FormButtons>
    </Form>
  );
}

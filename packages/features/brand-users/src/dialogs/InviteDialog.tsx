import { useState } from 'react';
import { useCustomerOptions } from '@resonanz/api-client/useCustomerOptions';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useMay } from '@resonanz/session/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { email as emailRule } from '@resonanz/validators/email';
import { freeText } from '@resonanz/validators/freeText';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from '../messages.ts';
import { useBrandActions } from '../useBrandActions.ts';

const FIELDS = ['contactPerson', 'email', 'companyName', 'customerId'] as const;
const RULES = {
  contactPerson: freeText({ isRequired: true }),
  email: emailRule,
  companyName: freeText({ isRequired: true, allowsNumbers: true }),
} as const;

/** Invites a user to the brand area by token, into a customer or a new company (docs/domain/mails.md#mails-to-brands). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const { language: shown } = useLanguage();
  const actions = useBrandActions();
  const mayChoose = useMay('Customer Management', 'view');
  const [values, setValues] = useState({ contactPerson: '', email: '', companyName: '' });
  const [isNew, setNew] = useState(!mayChoose);
  const [customerId, setCustomerId] = useState<number | null>(null);
  const [language, setLanguage] = useState<'DE' | 'EN'>(shown === 'de' ? 'DE' : 'EN');
  const [isEmbedded, setEmbedded] = useState(false);
  const customers = useCustomerOptions(!isNew);
  const errorOf = (name: keyof typeof RULES) => {
    const issue = RULES[name].validate(values[name].trim()).issues?.[0];
    return issue && issueText(issue.code, issue.params);
  };

  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(
    () =>
      actions.invite({
        contactPerson: values.contactPerson.trim(),
        email: values.email.trim(),
        language,
        template: isEmbedded ? INVITATION_TEMPLATE.withoutFooter : INVITATION_TEMPLATE.wholePortal,
        ...(isNew ? { companyName: values.companyName.trim() } : { customerId: customerId ?? 0 }),
      }),
    {
      messages,
      otherwise: 'brandUsers.error.other',
      fields: FIELDS,
      fieldErrorText: (key) =>
        key === 'emailTaken'
          ? t('brandUsers.error.emailTaken')
          : textOr(issueText, ruleMessages, key, t('brandUsers.rejected')),
      check: () => ({
        contactPerson: errorOf('contactPerson'),
        email: errorOf('email'),
        ...(isNew
          ? { companyName: errorOf('companyName') }
          : customerId === null && { customerId: issueText('required') }),
      }),
      onDone: onClose,
    },
  );

  const field = (name: keyof typeof RULES) => ({
    name,
    label: t(`brandUsers.invite.${name}`),
    isRequired: true,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    errorMessage: errorAt(name),
  });
  return (
    <FormDialog
      title={t('brandUsers.invite.title')}
      confirmLabel={t('brandUsers.invite.send')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('brandUsers.error.title')}
    >
      <TextField {...field('contactPerson')} autoFocus autoComplete="off" />
      <TextField {...field('email')} type="email" autoComplete="off" />
      {mayChoose && (
        <RadioGroup
          label={t('brandUsers.invite.company')}
          name="company"
          value={isNew ? 'new' : 'known'}
          onChange={(value) => setNew(value === 'new')}
        >
          <Radio value="known">{t('brandUsers.invite.known')}</Radio>
          <Radio value="new">{t('brandUsers.invite.new')}</Radio>
        </RadioGroup>
      )}
      {isNew ? (
        <TextField {...field('companyName')} autoComplete="off" />
      ) : (
        <ComboBox
          label={t('brandUsers.approve.customer')}
          name="customerId"
          isRequired
          {...customers}
          selectedId={customerId}
          onSelectionChange={setCustomerId}
          openLabel={t('brandUsers.approve.openCustomers')}
          emptyMessage={t('brandUsers.approve.noCustomer')}
          loadingLabel={t('brandUsers.loading')}
          errorMessage={errorAt('customerId')}
        />
      )}
      <Select
        label={t('brandUsers.invite.language')}
        items={(['DE', 'EN'] as const).map((id) => ({ id, label: t(`brandUsers.language.${id}`) }))}
        selectedId={language}
        onSelectionChange={setLanguage}
      />
      <Checkbox isSelected={isEmbedded} onChange={setEmbedded} description={t('brandUsers.invite.templateHint')}>
        {t('brandUsers.invite.template')}
      </Checkbox>
    </FormDialog>
  );
}

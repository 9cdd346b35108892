import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandProfileMutations, type BrandProfile } from '@resonanz/api-client/brandProfile';
import { useApi } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Button } from '@resonanz/ui/Button';
import { Radio, RadioGroup } from '@resonanz/ui/RadioGroup';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { email as emailRule } from '@resonanz/validators/email';
import { freeText } from '@resonanz/validators/freeText';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from './messages.ts';
import { ProfileSection } from './ProfileSection.tsx';

const RULES = { contactPerson: freeText({ isRequired: true }), email: emailRule } as const;
const FIELDS = ['contactPerson', 'email'] as const;

function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const { notifySuccess } = useNotifier();
  const invite = useMutation(brandProfileMutations(useApi(), useQueryClient()).invite());
  const [values, setValues] = useState({ contactPerson: '', email: '' });
  const [kind, setKind] = useState<'team' | 'contact'>('team');
  const email = values.email.trim();
  const errorOf = (name: keyof typeof RULES) => {
    const issue = RULES[name].validate(values[name].trim()).issues?.[0];
    return issue && issueText(issue.code, issue.params);
  };
  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(
    () => invite.mutateAsync({ contactPerson: values.contactPerson.trim(), email, kind }),
    {
      messages,
      otherwise: 'brandProfile.error.other',
      fields: FIELDS,
      fieldErrorText: (key) =>
        key === 'emailTaken'
          ? t('brandProfile.team.emailTaken')
          : textOr(issueText, ruleMessages, key, t('brandProfile.rejected')),
      check: () => ({ contactPerson: errorOf('contactPerson'), email: errorOf('email') }),
      onDone: () => {
        notifySuccess(t('brandProfile.done.invited', { email }));
        onClose();
      },
    },
  );
  const field = (name: keyof typeof RULES) => ({
    name,
    label: t(`brandProfile.team.${name}`),
    isRequired: true,
    autoComplete: 'off',
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    errorMessage: errorAt(name),
  });
  return (
    <FormDialog
      title={t('brandProfile.team.invite')}
      confirmLabel={t('brandProfile.team.send')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => send()}
      validationErrors={fieldErrors}
      failure={failure}
      failureTitle={t('brandProfile.notSent')}
    >
      <TextField {...field('contactPerson')} autoFocus />
      <TextField {...field('email')} type="email" />
      <RadioGroup
        label={t('brandProfile.team.kind')}
        name="kind"
        value={kind}
        onChange={(value) => setKind(value === 'contact' ? 'contact' : 'team')}
      >
        <Radio value="team" description={t('brandProfile.team.teamHint')}>
          {t('brandProfile.team.role.team')}
        </Radio>
        <Radio value="contact" description={t('brandProfile.team.contactHint')}>
          {t('brandProfile.team.role.contact')}
        </Radio>
      </RadioGroup>
    </FormDialog>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'team' | 'contact';
  readonly lastLogin: string | null;
  readonly state: 'self' | 'member' | 'invited' | 'expired';
}

const rowsOf = ({ team, invitations }: BrandProfile): readonly Row[] => [
  ...team.map(({ userId, fullName, username, isRestricted, lastLogin, isCaller }) => ({
    id: `user-${userId}`,
    name: fullName === '' ? username : fullName,
    email: username,
    role: isRestricted ? ('contact' as const) : ('team' as const),
    lastLogin,
    state: isCaller ? ('self' as const) : ('member' as const),
  })),
  ...invitations.map(({ email, contactPerson, kind, isExpired }) => ({
    id: `invitation-${email}`,
    name: contactPerson ?? email,
    email,
    role: kind,
    lastLogin: null,
    state: isExpired ? ('expired' as const) : ('invited' as const),
  })),
];

const LOOKS = {
  self: ['green', 'dot'],
  member: ['green', 'dot'],
  invited: ['yellow', 'half'],
  expired: ['gray', 'square'],
} as const;

/** Who belongs to the brand, and who was invited. */
export function TeamSection({ profile }: { profile: BrandProfile }) {
  const t = useMessages(messages);
  const [isInviting, setInviting] = useState(false);
  return (
    <ProfileSection
      title={t('brandProfile.team')}
      text={t('brandProfile.team.text')}
      action={<Button onPress={() => setInviting(true)}>{t('brandProfile.team.invite')}</Button>}
    >
      <Table
        caption={t('brandProfile.team')}
        rows={rowsOf(profile)}
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('brandProfile.team.name'),
            isRowHeader: true,
            cell: ({ name }) => <Text variant="densityStrong">{name}</Text>,
          },
          { id: 'email', header: t('brandProfile.team.email'), cell: ({ email }) => email },
          { id: 'role', header: t('brandProfile.team.kind'), cell: ({ role }) => t(`brandProfile.team.role.${role}`) },
          {
            id: 'lastLogin',
            header: t('brandProfile.team.lastLogin'),
            cell: ({ lastLogin }) => <DateText value={lastLogin} />,
          },
          {
            id: 'state',
            header: t('brandProfile.team.state'),
            cell: ({ state }) => (
              <StatusTag tone={LOOKS[state][0]} mark={LOOKS[state][1]} label={t(`brandProfile.team.state.${state}`)} />
            ),
          },
        ]}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ProfileSection>
  );
}

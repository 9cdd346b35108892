import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandUserMutations } from '@resonanz/api-client/brandUsers';
import { formErrors } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import type { UserDetails } from '@resonanz/api-client/users';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { freeText } from '@resonanz/validators/freeText';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from './messages.ts';

const NAME = freeText({ isRequired: true, allowsNumbers: true, maxLength: 200 });

function NameDialog({ present, onClose }: { present: string; onClose: () => void }) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const say = useErrorText(messages);
  const { notifySuccess } = useNotifier();
  const ask = useMutation(brandUserMutations(useApi(), useQueryClient()).askForCompanyName());
  const [name, setName] = useState(present);
  const [isChecked, setChecked] = useState(false);
  const issue = NAME.validate(name.trim()).issues?.[0];
  const isSame = name.trim() === present;
  const rejected = formErrors(ask.error, ['companyName'] as const, (key) =>
    key === 'unchanged'
      ? t('brandProfile.name.unchanged')
      : textOr(issueText, ruleMessages, key, t('brandProfile.rejected')),
  ).fields;

  async function submit() {
    setChecked(true);
    if (issue || isSame) return;
    if (
      !(await ask.mutateAsync(name.trim()).then(
        () => true,
        () => false,
      ))
    )
      return;
    notifySuccess(t('brandProfile.done.nameAsked'));
    onClose();
  }
  const wrong = isChecked
    ? issue
      ? issueText(issue.code, issue.params)
      : isSame
        ? t('brandProfile.name.unchanged')
        : undefined
    : undefined;
  return (
    <FormDialog
      title={t('brandProfile.name.title')}
      confirmLabel={t('brandProfile.name.send')}
      isPending={ask.isPending}
      onClose={onClose}
      onSubmit={submit}
      validationErrors={rejected}
      failure={ask.isError && Object.keys(rejected).length === 0 && say(ask.error, 'brandProfile.error.other')}
      failureTitle={t('brandProfile.notSent')}
    >
      <Text as="p">{t('brandProfile.name.text')}</Text>
      <TextField
        label={t('brandProfile.name.new')}
        name="companyName"
        isRequired
        autoFocus
        autoComplete="organization"
        value={name}
        onChange={setName}
        {...(wrong !== undefined && { errorMessage: wrong })}
      />
    </FormDialog>
  );
}

/** The company's name: read only, another one is asked for. */
export function CompanyName({ me, pendingName }: { me: UserDetails; pendingName: string | null }) {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const last = me.companyNameChange;
  const { language } = useLanguage();
  const isDeclined = pendingName === null && last?.status === APPROVAL_STATUS.declined;
  const approvedAt = pendingName === null && last?.status === APPROVAL_STATUS.approved ? last.decidedAt : null;
  return (
    <Stack space={3}>
      <Spread>
        <Stack space={1}>
          <Text variant="dense" tone="secondary">
            {t('brandProfile.companyName')}
          </Text>
          <Text variant="bodyStrong">{me.companyName ?? '–'}</Text>
          {approvedAt !== null && (
            <Text variant="dense" tone="secondary">
              {t('brandProfile.name.approved', { date: formatDate(approvedAt, language) })}
            </Text>
          )}
        </Stack>
        {pendingName === null ? (
          <Button onPress={() => setAsking(true)}>{t('brandProfile.name.ask')}</Button>
        ) : (
          <StatusTag tone="yellow" mark="half" label={t('brandProfile.name.pending', { name: pendingName })} />
        )}
      </Spread>
      {isDeclined && (
        <InlineAlert tone="warning">
          {t('brandProfile.name.declined', { name: last.requestedName, reason: last.reason ?? '–' })}
        </InlineAlert>
      )}
      {isAsking && <NameDialog present={me.companyName ?? ''} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

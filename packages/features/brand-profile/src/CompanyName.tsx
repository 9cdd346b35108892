import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brandUserMutations } from '@resonanz/api-client/brandUsers';
import { useApi } from '@resonanz/api-client/react';
import type { UserDetails } from '@resonanz/api-client/users';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormDialog } from '@resonanz/records/FormDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
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
  const { notifySuccess } = useNotifier();
  const ask = useMutation(brandUserMutations(useApi(), useQueryClient()).askForCompanyName());
  const [name, setName] = useState(present);
  const { send, isPending, errorAt, fieldErrors, failure } = useFormSend(() => ask.mutateAsync(name.trim()), {
    messages,
    otherwise: 'brandProfile.error.other',
    fields: ['companyName'],
    fieldErrorText: (key) =>
      key === 'unchanged'
        ? t('brandProfile.name.unchanged')
        : textOr(issueText, ruleMessages, key, t('brandProfile.rejected')),
    check: () => {
      const issue = NAME.validate(name.trim()).issues?.[0];
      if (issue) return { companyName: issueText(issue.code, issue.params) };
      return name.trim() === present ? { companyName: t('brandProfile.name.unchanged') } : {};
    },
    onDone: () => {
      notifySuccess(t('brandProfile.done.nameAsked'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('brandProfile.name.title')}
      confirmLabel={t('brandProfile.name.send')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => send()}
      validationErrors={fieldErrors}
      failure={failure}
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
        errorMessage={errorAt('companyName')}
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

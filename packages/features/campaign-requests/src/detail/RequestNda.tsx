import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CampaignRequest, campaignRequestMutations } from '@resonanz/api-client/campaignRequests';
import { useApi } from '@resonanz/api-client/react';
import { REQUEST_NDA_STATUS } from '@resonanz/domain/campaigns';
import { formatDateTime } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { FormDialog } from '@resonanz/records/FormDialog';
import { Section } from '@resonanz/records/Section';
import { useFormSend } from '@resonanz/records/useFormSend';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';

interface AnswerDialogProps {
  request: CampaignRequest;
  ndaStatus: 1 | 2;
  onClose: () => void;
}

function AnswerDialog({ request, ndaStatus, onClose }: AnswerDialogProps) {
  const t = useMessages(messages);
  const { user } = useSession();
  const decide = useMutation(campaignRequestMutations(useApi(), useQueryClient()).decideOnNda());
  const [name, setName] = useState(user?.contactPerson ?? user?.fullName ?? '');
  const isAccepting = ndaStatus === REQUEST_NDA_STATUS.accepted;
  const { send, isPending, failure } = useFormSend(
    () => {
      const { campaignRequestId, currentNdaVersion: ndaVersion } = request;
      return decide.mutateAsync({
        campaignRequestId,
        ndaStatus,
        ndaVersion,
        ...(isAccepting && { name: name.trim() }),
      });
    },
    {
      messages,
      otherwise: 'campaignRequests.error.nda',
      done: t(`campaignRequests.nda.done.${ndaStatus}`),
      onDone: onClose,
    },
  );
  return (
    <FormDialog
      title={t(`campaignRequests.nda.ask.${ndaStatus}`)}
      confirmLabel={t(`campaignRequests.nda.answer.${ndaStatus}`)}
      {...(!isAccepting && { tone: 'danger' as const })}
      isIncomplete={isAccepting && name.trim() === ''}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => void send()}
      failure={failure}
    >
      <Text as="p">{t(`campaignRequests.nda.consequence.${ndaStatus}`)}</Text>
      {isAccepting && (
        <TextField
          label={t('campaignRequests.nda.name')}
          description={t('campaignRequests.nda.nameHint')}
          value={name}
          onChange={setName}
          autoComplete="name"
          isRequired
        />
      )}
    </FormDialog>
  );
}

const PARAGRAPHS = [1, 2, 3, 4, 5] as const;

/** The NDA of a request: its text, and the brand's answer (docs/domain/transitions.md#request-nda-status). */
export function RequestNda({ request }: { request: CampaignRequest }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const mayAnswer = useMay('Campaign Request', 'edit');
  const [answer, setAnswer] = useState<1 | 2 | null>(null);
  const { ndaStatus, ndaAcceptedBy, ndaDecidedAt, currentNdaVersion, ndaVersion } = request;
  const isOpen = ndaStatus === REQUEST_NDA_STATUS.pending && request.active && !request.archived;
  return (
    <Section title={t('campaignRequests.nda.title')} action={<EnumTag of="requestNdaStatus" value={ndaStatus} />}>
      <Stack space={5}>
        {isOpen && (
          <InlineAlert tone="info">
            {t(mayAnswer ? 'campaignRequests.nda.open' : 'campaignRequests.nda.openForOthers')}
          </InlineAlert>
        )}
        {ndaDecidedAt !== null && ndaStatus !== REQUEST_NDA_STATUS.pending && (
          <Text as="p" tone="muted">
            {t('campaignRequests.nda.decided', {
              name: ndaAcceptedBy ?? '–',
              date: formatDateTime(ndaDecidedAt, language),
              version: ndaVersion ?? currentNdaVersion,
            })}
          </Text>
        )}
        {/* A user who has to answer reads it here; answered, it is collapsed. */}
        <Disclosure
          key={ndaStatus}
          title={t('campaignRequests.nda.version', {
            version: isOpen ? currentNdaVersion : (ndaVersion ?? currentNdaVersion),
          })}
          level={3}
          defaultExpanded={isOpen}
        >
          <div className={css.reading}>
            <Stack space={4}>
              {PARAGRAPHS.map((number) => (
                <Text key={number} as="p">
                  {t(`campaignRequests.nda.text.${number}`)}
                </Text>
              ))}
            </Stack>
          </div>
        </Disclosure>
        {isOpen && mayAnswer && (
          <Inline space={4}>
            <Button variant="solid" onPress={() => setAnswer(REQUEST_NDA_STATUS.accepted)}>
              {t('campaignRequests.nda.answer.2')}
            </Button>
            <Button onPress={() => setAnswer(REQUEST_NDA_STATUS.declined)}>{t('campaignRequests.nda.answer.1')}</Button>
          </Inline>
        )}
      </Stack>
      {answer !== null && <AnswerDialog request={request} ndaStatus={answer} onClose={() => setAnswer(null)} />}
    </Section>
  );
}

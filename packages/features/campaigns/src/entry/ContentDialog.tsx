import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignEntryMutations, type CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import type { ContentStatus } from '@resonanz/domain/enumerations';
import { nextStates } from '@resonanz/domain/transitions';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Dialog } from '@resonanz/ui/Dialog';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../detail/messages.ts';
import { EntryFiles } from './EntryFiles.tsx';
import { FinalContentTag } from './FinalContentTag.tsx';
import { useChange } from './useChange.ts';

interface ContentDialogProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  mayEdit: boolean;
  onClose: () => void;
}

const MAX_REASON_LENGTH = 1000;

/**
 * The content of a booked channel: files and link, handed in, corrected with a comment, released, online
 * (docs/domain/transitions.md#content-status).
 */
export function ContentDialog({ campaignId, row, mayEdit, onClose }: ContentDialogProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { user } = useSession();
  const calls = campaignEntryMutations(useApi(), useQueryClient());
  const change = useMutation(calls.changeContentStatus());
  const decide = useMutation(calls.changeFinalContentStatus());
  const [link, setLink] = useState(row.contentLink);
  const [day, setDay] = useState(row.publishDate);
  const [comment, setComment] = useState('');
  const { failure, isPending, send } = useChange(t('campaigns.changed.text', { count: 1 }), () => setComment(''));
  const entry = { campaignId, entryId: [row.entryId] };
  const status = row.contentStatus;
  const next = user && mayEdit && status !== '' ? nextStates('contentStatus', status, user.role.roleId) : [];
  const isFinal = (value: 0 | 1 | 2) => row.finalContentStatus === value;
  const steps = next.filter((each) => each !== '');
  // Nothing is released that the brand has not accepted.
  const primary = steps.findLast((each) => each !== 'Freigegeben' || row.brandStatus === null || isFinal(1));
  const day10 = (value: string | null) => (value === null ? '–' : formatDate(value, language));

  const go = (contentStatus: ContentStatus) =>
    send(() =>
      change.mutateAsync({
        ...entry,
        contentStatus,
        ...(comment.trim() !== '' && { reason: comment.trim() }),
        ...(link.trim() !== '' && { contentLink: link.trim() }),
        ...(day !== null && { publishDate: day }),
      }),
    );
  const note = (finalContentStatus: 0 | 1 | 2) =>
    send(() => decide.mutateAsync({ ...entry, finalContentStatus, reason: comment.trim() }));

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('campaigns.content.title', { name: row.name })}
      closeLabel={t('word.close')}
      isPending={isPending}
      pendingLabel={t('campaigns.saving')}
      footer={
        <>
          <Button onPress={onClose}>{t('word.close')}</Button>
          {steps.map((each) => (
            <Button
              key={each}
              {...(each === primary && { variant: 'solid' as const })}
              isDisabled={isPending}
              onPress={() => void go(each)}
            >
              {t(`campaigns.content.to.${each}`)}
            </Button>
          ))}
        </>
      }
    >
      <Stack space={6}>
        <FactList>
          <Fact label={t('campaigns.entries.content')}>
            <EnumTag of="contentStatus" value={row.contentStatus} />
          </Fact>
          <Fact label={t('campaigns.entries.finalContent')}>
            <FinalContentTag status={row.finalContentStatus} />
          </Fact>
          <Fact label={t('campaigns.entries.deadline')}>{day10(row.contentDeadline)}</Fact>
          <Fact label={t('campaigns.entries.release')}>{day10(row.contentRelease)}</Fact>
        </FactList>
        {row.finalContentReason !== null && (
          <InlineAlert tone="warning">
            {t('campaigns.content.brandReason', { reason: row.finalContentReason })}
          </InlineAlert>
        )}
        {failure !== undefined && (
          <InlineAlert tone="error" role="alert">
            {failure}
          </InlineAlert>
        )}
        <EntryFiles entryId={row.entryId} mayEdit={mayEdit} />
        {mayEdit && (
          <>
            <Columns template={2}>
              <TextField type="url" label={t('campaigns.entries.contentLink')} value={link} onChange={setLink} />
              <DatePicker
                label={t('campaigns.entries.publishDate')}
                value={day}
                onChange={setDay}
                clearLabel={t('campaigns.content.clearDay')}
              />
            </Columns>
            <TextArea
              label={t('campaigns.content.comment')}
              description={t('campaigns.content.commentHint')}
              value={comment}
              onChange={setComment}
              rows={3}
              characterLimit={MAX_REASON_LENGTH}
              countLabel={(count, limit) => t('campaigns.count', { count, limit })}
            />
            {row.brandStatus !== null && !isFinal(1) && (
              <div>
                <Button variant="quiet" isDisabled={isPending || comment.trim() === ''} onPress={() => void note(1)}>
                  {t('campaigns.content.approved')}
                </Button>
                <Button
                  variant="quiet"
                  isDisabled={isPending || comment.trim() === '' || isFinal(2)}
                  onPress={() => void note(2)}
                >
                  {t('campaigns.content.declined')}
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

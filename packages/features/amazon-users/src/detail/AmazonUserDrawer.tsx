import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AmazonUser, amazonUserKeys, amazonUserQueries } from '@resonanz/api-client/amazonUsers';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useFiles } from '@resonanz/api-client/useFiles';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { ConnectedMails } from '@resonanz/mail-composer/connected';
import { ChangeHistory, changesOf } from '@resonanz/records/ChangeHistory';
import { MailLink } from '@resonanz/records/contactLinks';
import { EnumTag } from '@resonanz/records/EnumTag';
import { FileList } from '@resonanz/records/FileList';
import { InsetSections, Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { AmazonUserMenu } from '../AmazonUserMenu.tsx';
import { Elsewhere } from '../list/amazonUserColumns.tsx';
import { messages } from '../messages.ts';
import { nameOf, useAmazonUserText } from '../useAmazonUserText.ts';

function Facts({ record }: { record: AmazonUser }) {
  const { t, country, money, day } = useAmazonUserText();
  return (
    <FactList layout="grid">
      <Fact label={t('word.emailAddress')}>
        <MailLink address={record.email} />
      </Fact>
      <Fact label={t('word.language')}>{t(`amazonUsers.language.${record.language}`)}</Fact>
      <Fact label={t('word.country')}>{country(record.country)}</Fact>
      <Fact label={t('word.campaign')}>{record.campaignName}</Fact>
      <Fact label={t('amazonUsers.field.profileLink')}>
        <Elsewhere href={record.profileLink}>{t('amazonUsers.openProfile')}</Elsewhere>
      </Fact>
      <Fact label={t('amazonUsers.field.createdAt')}>{day(record.createdAt)}</Fact>
      <Fact label={t('amazonUsers.field.orderNumber')}>{record.orderNumber ?? '–'}</Fact>
      <Fact label={t('amazonUsers.field.amount')}>{money(record.amount)}</Fact>
      <Fact label={t('amazonUsers.field.orderedOn')}>{day(record.orderedOn)}</Fact>
      <Fact label={t('amazonUsers.field.refundAmount')}>{money(record.refundAmount)}</Fact>
      <Fact label={t('amazonUsers.field.refundedOn')}>{day(record.refundedOn)}</Fact>
      <Fact label={t('amazonUsers.field.reviewLink')}>
        <Elsewhere href={record.reviewLink}>{t('amazonUsers.openReview')}</Elsewhere>
      </Fact>
    </FactList>
  );
}

/** The pictures that prove the order; one opens above the page. */
function OrderProof({ amazonUserId }: { amazonUserId: number }) {
  const { t } = useAmazonUserText();
  const mayEdit = useMay('Testerworld Dashboard', 'edit');
  const queryClient = useQueryClient();
  const files = useFiles({ subject: 'amazonUser', subjectId: amazonUserId });
  // The record says whether there is one.
  const again = () => queryClient.invalidateQueries({ queryKey: amazonUserKeys.all });
  return (
    <Section title={t('amazonUsers.orderProof')}>
      <FileList
        {...files}
        onUpload={(file) => files.onUpload(file).finally(again)}
        onRemove={(fileId) => files.onRemove(fileId).finally(again)}
        kinds={[{ kind: 'attachment', accept: acceptedExtensions('image') }]}
        isReadOnly={!mayEdit}
      />
    </Section>
  );
}

function Mails({ record }: { record: AmazonUser }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const { amazonUserId } = record;
  return (
    <Section title={useAmazonUserText().t('word.emails')}>
      <ConnectedMails
        of={{ amazonUserId }}
        partners={[{ userType: 'amazonUser', refId: amazonUserId, name: nameOf(record) }]}
        mayWrite={useMay('Email', 'add')}
        mayEdit={useMay('Email', 'edit')}
        toasts={useToasts()}
        onDirtyChange={setDirty}
      />
    </Section>
  );
}

function History({ amazonUserId }: { amazonUserId: number }) {
  const { t, label, money, day } = useAmazonUserText();
  const history = useInfiniteQuery(amazonUserQueries(useApi()).history(amazonUserId));
  function valueText(field: string, value: unknown): string | undefined {
    if (field === 'state') return textOr(label, labels, `amazonUserState.${String(value)}`, String(value));
    if (field === 'country') return textOr(label, labels, `country.${String(value)}`, String(value));
    if (typeof value === 'number') return field === 'campaignId' ? `#${value}` : money(value);
    if (field.endsWith('On') && typeof value === 'string') return day(value);
    return undefined;
  }
  return (
    <Section title={t('word.history')}>
      <ChangeHistory
        {...changesOf(history)}
        fieldLabel={(field) => textOr(t, messages, `amazonUsers.field.${field}`, field)}
        valueText={valueText}
      />
    </Section>
  );
}

/** One person beside the list: order, proof, refund, notes, mails and history. */
export function AmazonUserDrawer({ amazonUserId, onClose }: { amazonUserId: number; onClose: () => void }) {
  const { t } = useAmazonUserText();
  const query = useQuery(amazonUserQueries(useApi()).one(amazonUserId));
  const seesMails = useMay('Email', 'view');
  const failure = pageFailure(query);
  const record = query.data;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={record ? nameOf(record) : t('amazonUsers.loading')}
      closeLabel={t('word.close')}
    >
      {failure === 'forbidden' && <ForbiddenState size="panel" />}
      {failure === 'missing' && <Text as="p">{t('amazonUsers.error.notFound')}</Text>}
      {failure === 'failed' && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('amazonUsers.failed')}
        </LoadFailure>
      )}
      {!record && failure === null && <Skeleton />}
      {record && (
        <>
          <Stack space={6}>
            <Spread isNowrap alignY="top">
              <EnumTag of="amazonUserState" value={record.state} />
              <AmazonUserMenu record={record} />
            </Spread>
            {record.declineReason !== null && record.state === 'declined' && (
              <InlineAlert tone="error">{t('amazonUsers.declineReason', { reason: record.declineReason })}</InlineAlert>
            )}
            <Facts record={record} />
            {record.notes !== '' && (
              <Section title={t('amazonUsers.field.notes')}>
                <Text as="p">{record.notes}</Text>
              </Section>
            )}
          </Stack>
          <InsetSections>
            <OrderProof amazonUserId={amazonUserId} />
            {seesMails && <Mails record={record} />}
            <History amazonUserId={amazonUserId} />
          </InsetSections>
        </>
      )}
    </Drawer>
  );
}

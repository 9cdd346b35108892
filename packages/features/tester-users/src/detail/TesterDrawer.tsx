import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerQueries, type TesterUserDetail } from '@resonanz/api-client/testers';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMails } from '@resonanz/mail-composer/connected';
import { EnumTag } from '@resonanz/records/EnumTag';
import { InsetSections, Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Drawer } from '@resonanz/ui/Drawer';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TesterMenu } from '../TesterMenu.tsx';
import { useTesterText } from '../useTesterText.ts';
import { Applications } from './Applications.tsx';
import { Consents } from './Consents.tsx';
import { PointsLedger } from './PointsLedger.tsx';
import { TesterFacts } from './TesterFacts.tsx';
import { TesterHistory } from './TesterHistory.tsx';

function Mails({ tester }: { tester: TesterUserDetail }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <Section title={useTesterText().t('word.emails')}>
      <ConnectedMails
        of={{ testerId: tester.id }}
        partners={[{ userType: 'tester', refId: tester.id, name: tester.fullName }]}
        mayWrite={useMay('Email', 'add')}
        mayEdit={useMay('Email', 'edit')}
        toasts={useToasts()}
        onDirtyChange={setDirty}
      />
    </Section>
  );
}

/** One tester beside the list: person, household, tests, points, mails, notes, consents and history. */
export function TesterDrawer({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTesterText();
  const query = useQuery(testerQueries(useApi()).one(userId));
  const seesMails = useMay('Email', 'view');
  const failure = pageFailure(query);
  const tester = query.data;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={tester?.fullName ?? t('testerUsers.loading')}
      closeLabel={t('word.close')}
    >
      {failure === 'forbidden' && <ForbiddenState size="panel" />}
      {failure === 'missing' && <Text as="p">{t('testerUsers.error.notFound')}</Text>}
      {failure === 'failed' && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('testerUsers.failed')}
        </LoadFailure>
      )}
      {!tester && failure === null && <Skeleton />}
      {tester && (
        <>
          <Stack space={6}>
            <Spread isNowrap alignY="top">
              <EnumTag of="testerState" value={tester.state} />
              <TesterMenu tester={tester} />
            </Spread>
            {tester.isBlocked && (
              <InlineAlert tone="warning">
                {t('testerUsers.blockedText', { count: tester.missedDeadlines })}
              </InlineAlert>
            )}
            <TesterFacts tester={tester} />
          </Stack>
          <InsetSections>
            {tester.notes !== '' && (
              <Section title={t('testerUsers.field.notes')}>
                <Text as="p">{tester.notes}</Text>
              </Section>
            )}
            <PointsLedger userId={userId} />
            <Applications applications={tester.applications} />
            {seesMails && <Mails tester={tester} />}
            <Consents tester={tester} />
            <TesterHistory userId={userId} />
          </InsetSections>
        </>
      )}
    </Drawer>
  );
}

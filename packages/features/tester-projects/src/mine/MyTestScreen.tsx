import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useApi } from '@resonanz/api-client/react';
import { type MyTestDetail, testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { testerPaths } from '@resonanz/domain/paths';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import * as frame from '../list/projectCards.css.ts';
import { messages } from '../messages.ts';
import { PageState } from '../PageState.tsx';
import * as project from '../project/projectPage.css.ts';
import { useInLanguage } from '../useInLanguage.ts';
import { WithdrawDialog } from '../WithdrawDialog.tsx';
import { NowPart } from './NowPart.tsx';
import { QuestionnaireRows } from './QuestionnaireRows.tsx';
import { TestSteps } from './TestSteps.tsx';
import { TestTag } from './TestTag.tsx';
import { trackingAddress } from './trackingAddress.ts';

/** The parcel with the product. */
function ParcelPart({ test }: { test: MyTestDetail }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { shippedAt, receivedAt, carrier, trackingNumber } = test;
  const address = trackingAddress(carrier, trackingNumber);
  return (
    <FactList layout="grid">
      {shippedAt !== null && <Fact label={t('testerProjects.test.shippedOn')}>{formatDate(shippedAt, language)}</Fact>}
      {carrier !== null && <Fact label={t('testerProjects.test.carrier')}>{carrier}</Fact>}
      {trackingNumber !== null && (
        <Fact label={t('testerProjects.test.tracking')}>
          {address === undefined ? (
            trackingNumber
          ) : (
            <Link
              href={address}
              target="_blank"
              aria-label={t('testerProjects.test.follow', { number: trackingNumber })}
            >
              {trackingNumber}
            </Link>
          )}
        </Fact>
      )}
      {receivedAt !== null && (
        <Fact label={t('testerProjects.test.receivedOn')}>{formatDate(receivedAt, language)}</Fact>
      )}
    </FactList>
  );
}

/** The points that were booked for the test. */
function LedgerPart({ test }: { test: MyTestDetail }) {
  const t = useMessages(messages);
  const lookup = useMessages(lookupLabels);
  if (test.ledger.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('testerProjects.test.noPoints')}
      </Text>
    );
  }
  return (
    <dl>
      {test.ledger.map(({ event, points, at }) => (
        <div key={`${event}${at}`} className={project.pointsRow}>
          <dt>{textOr(lookup, lookupLabels, `pointsEvent.${event}`, event)}</dt>
          <dd className={project.pointsValue}>{points > 0 ? `+${points}` : points}</dd>
        </div>
      ))}
      <div className={project.pointsRow}>
        <dt>{t('testerProjects.pointsTitle')}</dt>
        <dd className={project.pointsSum}>{test.pointsEarned}</dd>
      </div>
    </dl>
  );
}

function TestPage({ test }: { test: MyTestDetail }) {
  const t = useMessages(messages);
  const inLanguage = useInLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const title = inLanguage(test.titleDe, test.titleEn);
  return (
    <div className={frame.page}>
      <PageHead
        title={title}
        breadcrumbs={[{ label: t('testerProjects.mine.title'), href: testerPaths.myProjects() }, { label: title }]}
        tag={<TestTag test={test} />}
        description={test.brandName}
      />
      <div className={project.columns}>
        <div className={project.main}>
          {(test.outcome === 'running' || test.outcome === 'done') && (
            <Section>
              <TestSteps test={test} />
            </Section>
          )}
          <Section title={t('testerProjects.test.now')}>
            <NowPart test={test} />
          </Section>
          {test.shippedAt !== null && (
            <Section title={t('testerProjects.test.parcel')}>
              <ParcelPart test={test} />
            </Section>
          )}
          {test.questionnaires.length > 0 && (
            <Section title={t('testerProjects.test.questionnaires')}>
              <QuestionnaireRows test={test} />
            </Section>
          )}
        </div>
        <aside className={project.aside} aria-label={t('testerProjects.test.earned')}>
          <Section title={t('testerProjects.test.earned')}>
            <LedgerPart test={test} />
          </Section>
          <Section>
            <div className={project.applyPart}>
              <Button isFullWidth href={testerPaths.project({ projectId: test.projectId })}>
                {t('testerProjects.test.project')}
              </Button>
              {test.canWithdraw && (
                <Button isFullWidth onPress={() => setWithdrawing(true)}>
                  {t('testerProjects.withdraw.action')}
                </Button>
              )}
            </div>
          </Section>
        </aside>
      </div>
      {isWithdrawing && (
        <WithdrawDialog
          applicationId={test.applicationId}
          title={title}
          hasPlace={test.status === PROJECT_APPLICATION_STATUS.approved}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </div>
  );
}

/** One test of the tester: how far it is, what is to be done, and what it has brought. */
export function MyTestScreen() {
  const t = useMessages(messages);
  const { applicationId = '' } = useParams();
  const query = useQuery(testerProjectQueries(useApi()).test(Number(applicationId)));
  if (query.data) return <TestPage key={applicationId} test={query.data} />;
  return (
    <PageState
      query={query}
      title={t('testerProjects.mine.title')}
      failed={t('testerProjects.test.failed')}
      gone={t('testerProjects.test.gone')}
      back={{ href: testerPaths.myProjects(), label: t('testerProjects.allMine') }}
    />
  );
}

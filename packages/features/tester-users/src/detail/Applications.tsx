import type { TesterUserDetail } from '@resonanz/api-client/testers';
import { staffPaths } from '@resonanz/domain/paths';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Section } from '@resonanz/records/Section';
import { TitleLink } from '@resonanz/records/TitleLink';
import { useMay } from '@resonanz/session/react';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { useTesterText } from '../useTesterText.ts';

type Application = TesterUserDetail['applications'][number];

/** How an application stands: what ended it goes before what was decided. */
function Outcome({ application }: { application: Application }) {
  const { t } = useTesterText();
  if (application.isWithdrawn) return <StatusTag tone="gray" mark="square" label={t('testerUsers.tests.withdrawn')} />;
  if (application.isCompleted) return <StatusTag tone="green" mark="square" label={t('testerUsers.tests.completed')} />;
  if (application.isMissed) return <StatusTag tone="red" mark="dot" label={t('testerUsers.tests.missed')} />;
  return <EnumTag of="projectApplicationStatus" value={application.status} />;
}

/** The product tests that a tester applied for, and how each stands. */
export function Applications({ applications }: Pick<TesterUserDetail, 'applications'>) {
  const { t, title, day } = useTesterText();
  const seesProjects = useMay('Project', 'view');
  return (
    <Section title={t('testerUsers.tests.title')}>
      {applications.length === 0 ? (
        <Text as="p">{t('testerUsers.tests.none')}</Text>
      ) : (
        <Stack as="ul" space={4}>
          {applications.map((application) => (
            <li key={application.applicationId}>
              <Spread alignY="top">
                <span>
                  {seesProjects ? (
                    <TitleLink href={staffPaths.projectView({ projectId: application.projectId })}>
                      {title(application)}
                    </TitleLink>
                  ) : (
                    title(application)
                  )}{' '}
                  {t('testerUsers.tests.appliedOn', { day: day(application.appliedAt) })}
                </span>
                <Outcome application={application} />
              </Spread>
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

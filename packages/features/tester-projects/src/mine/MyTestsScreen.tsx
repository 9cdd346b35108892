import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '@resonanz/api-client/react';
import { type MyTest, testerProjectQueries } from '@resonanz/api-client/testerProjects';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { testerPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import * as frame from '../list/projectCards.css.ts';
import { messages } from '../messages.ts';
import { nextStep } from '../nextStep.ts';
import { PageState } from '../PageState.tsx';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './mine.css.ts';
import { TestSteps } from './TestSteps.tsx';
import { TestTag } from './TestTag.tsx';

function TestRow({ test }: { test: MyTest }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const inLanguage = useInLanguage();
  const title = inLanguage(test.titleDe, test.titleEn);
  const { action, href } = nextStep(test);
  const number = (value: number) => formatNumber(value, language);
  return (
    <li className={css.test}>
      <div className={css.head}>
        {test.picture === null ? (
          <span className={css.picture} />
        ) : (
          <img className={css.picture} src={test.picture} alt="" loading="lazy" />
        )}
        <div className={css.words}>
          <Heading level={2} variant="subsection">
            <Link variant="quiet" href={testerPaths.myProject({ applicationId: test.applicationId })}>
              {title}
            </Link>
          </Heading>
          <Text variant="caption" tone="muted">
            {test.brandName}
          </Text>
          <TestTag test={test} />
        </div>
        <div className={css.aside}>
          <Spread space={6}>
            <FactList>
              {test.dueOn !== null && (
                <Fact label={t('testerProjects.mine.deadline')}>{formatDate(test.dueOn, language)}</Fact>
              )}
              <Fact label={t('testerProjects.mine.points')}>
                {t('testerProjects.mine.pointsOf', { earned: number(test.pointsEarned), points: number(test.points) })}
              </Fact>
            </FactList>
            {test.outcome === 'running' && action !== 'see' && (
              <Button
                variant="solid"
                href={href}
                aria-label={t('testerProjects.next.named', {
                  action: t(`testerProjects.next.${action}`),
                  project: title,
                })}
              >
                {t(`testerProjects.next.${action}`)}
              </Button>
            )}
          </Spread>
        </div>
      </div>
      {(test.outcome === 'running' || test.outcome === 'done') && <TestSteps test={test} />}
    </li>
  );
}

/** The tests the tester applied for: those that run, and those that are over. */
export function MyTestsScreen() {
  const t = useMessages(messages);
  const [address, setAddress] = useSearchParams();
  const query = useQuery(testerProjectQueries(useApi()).mine());
  const title = t('testerProjects.mine.title');
  const { data } = query;
  if (!data) {
    return (
      <PageState
        query={query}
        title={title}
        failed={t('testerProjects.failed')}
        gone={t('testerProjects.mine.empty')}
        back={{ href: testerPaths.home(), label: t('word.back') }}
      />
    );
  }
  const shown = address.get('show') === 'finished' ? 'finished' : 'running';
  const tests = data.filter(({ outcome }) => (outcome === 'running') === (shown === 'running'));
  const find = <Button href={testerPaths.projects()}>{t('testerProjects.mine.find')}</Button>;
  return (
    <div className={frame.page}>
      <PageHead
        title={title}
        actions={
          data.length > 0 && (
            <SegmentedControl
              label={t('testerProjects.mine.show')}
              items={[
                { value: 'running', label: t('testerProjects.mine.running') },
                { value: 'finished', label: t('testerProjects.mine.finished') },
              ]}
              value={shown}
              onChange={(value) => setAddress(value === 'finished' ? { show: value } : {})}
            />
          )
        }
      />
      <section className={frame.section} aria-label={t('testerProjects.mine.list')}>
        {data.length === 0 && (
          <EmptyState title={t('testerProjects.mine.empty')} action={find}>
            {t('testerProjects.mine.emptyText')}
          </EmptyState>
        )}
        {data.length > 0 && tests.length === 0 && (
          <EmptyState
            title={t(shown === 'running' ? 'testerProjects.mine.noneRunning' : 'testerProjects.mine.noneFinished')}
            action={find}
          />
        )}
        {tests.length > 0 && (
          <ul className={css.tests}>
            {tests.map((test) => (
              <TestRow key={test.applicationId} test={test} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

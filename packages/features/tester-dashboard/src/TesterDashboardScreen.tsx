import { useQuery } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerDashboardQueries } from '@resonanz/api-client/testerDashboard';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { ExportMenu } from '@resonanz/records/ExportBar';
import { useListFile } from '@resonanz/records/listTools';
import { useMay } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { DashboardFilters } from './DashboardFilters.tsx';
import { toQuery, useDashboardState } from './dashboardState.ts';
import { Figures } from './Figures.tsx';
import { RunningProjects } from './RunningProjects.tsx';
import * as css from './TesterDashboard.css.ts';
import { Today } from './Today.tsx';
import { useDashboardText } from './useDashboardText.ts';

const Course = lazyComponent(async () => (await import('./Course.tsx')).Course);
const StateMap = lazyComponent(async () => (await import('./StateMap.tsx')).StateMap);
const changes = async () => (await import('./dashboardFile.ts')).dashboardFile;

/** Figures of testers and product tests: `/testerworld-admin`. */
export function TesterDashboardScreen() {
  const { t } = useDashboardText();
  const [state, change] = useDashboardState();
  const asked = toQuery(state, new Date());
  const query = useQuery(testerDashboardQueries(useApi()).statistics(asked));
  const mayExport = useMay('Testerworld Dashboard', 'export');
  const onExport = useListFile(changes, (file) => ({ ...asked, ...file }));
  const { data } = query;
  if (pageFailure(query) === 'forbidden')
    return (
      <>
        <PageHead title={t('testerDashboard.title')} />
        <ForbiddenState />
      </>
    );
  return (
    <>
      <PageHead
        title={t('testerDashboard.title')}
        hidesLine
        actions={mayExport && <ExportMenu onExport={onExport} />}
      />
      <DashboardFilters state={state} onChange={change} />
      {query.isError && data === undefined ? (
        <div className={css.inset}>
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
            {t('testerDashboard.failed')}
          </LoadFailure>
        </div>
      ) : (
        <>
          <Figures data={data} query={asked} />
          <div className={css.charts}>
            <div className={css.half}>
              <Course isWanted data={data} />
              {data && <Today data={data} query={asked} />}
            </div>
            <StateMap isWanted data={data} />
          </div>
          <RunningProjects data={data} />
        </>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { useMay } from '@resonanz/session/react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Select } from '@resonanz/ui/Select';
import { CATEGORIES, type DashboardState, PERIODS } from './dashboardState.ts';
import * as css from './TesterDashboard.css.ts';
import { useDashboardText } from './useDashboardText.ts';

const ANY = 'any';
/** Projects that can be chosen: the last ones that changed. */
const MAX_PROJECTS = 100;

interface FilterProps {
  state: DashboardState;
  onChange: (change: Partial<DashboardState>) => void;
}

function ProjectFilter({ state, onChange }: FilterProps) {
  const { t, title } = useDashboardText();
  const { data } = useQuery(projectQueries(useApi()).page({ pageNumber: 0, pageSize: MAX_PROJECTS }));
  return (
    <div className={css.filter}>
      <ComboBox
        label={t('testerDashboard.filter.project')}
        hidesLabel
        items={(data?.content ?? []).map((project) => ({ id: project.projectId, label: title(project) }))}
        selectedId={state.project}
        onSelectionChange={(project) => onChange({ project })}
        placeholder={t('testerDashboard.filter.anyProject')}
        openLabel={t('testerDashboard.filter.openProjects')}
        emptyMessage={t('testerDashboard.filter.nothing')}
      />
    </div>
  );
}

/** Period, project, region and category, below the head. */
export function DashboardFilters({ state, onChange }: FilterProps) {
  const { t, label, category } = useDashboardText();
  const seesProjects = useMay('Project', 'view');
  return (
    <div className={css.bar}>
      <SegmentedControl
        label={t('word.period')}
        items={PERIODS.map((value) => ({ value, label: t(`testerDashboard.period.${value}`) }))}
        value={state.period}
        onChange={(period) => onChange({ period })}
      />
      {seesProjects && <ProjectFilter state={state} onChange={onChange} />}
      <div className={css.filter}>
        <Select
          label={t('word.region')}
          hidesLabel
          items={[
            { id: ANY, label: t('testerDashboard.filter.anyRegion') },
            ...COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) })),
          ]}
          selectedId={state.country ?? ANY}
          onSelectionChange={(id) => onChange({ country: COUNTRIES.find((each) => each === id) ?? null })}
        />
      </div>
      <div className={css.filter}>
        <Select
          label={t('word.category')}
          hidesLabel
          items={[
            { id: ANY, label: t('testerDashboard.filter.anyCategory') },
            ...CATEGORIES.map((id) => ({ id: String(id), label: category(id) })),
          ]}
          selectedId={state.category === null ? ANY : String(state.category)}
          onSelectionChange={(id) => onChange({ category: id === ANY ? null : Number(id) })}
        />
      </div>
    </div>
  );
}

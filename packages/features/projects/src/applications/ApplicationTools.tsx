import { SortAscendingIcon } from '@phosphor-icons/react';
import type { ProjectDetails } from '@resonanz/api-client/projects';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Menu } from '@resonanz/ui/Menu';
import { SearchField } from '@resonanz/ui/SearchField';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { ToggleButton } from '@resonanz/ui/ToggleButton';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';
import type { ApplicationList } from './useApplicationList.ts';

const { pending, waiting, approved, declined } = PROJECT_APPLICATION_STATUS;

const STATUSES = [
  { value: 'pending', status: pending },
  { value: 'waiting', status: waiting },
  { value: 'approved', status: approved },
  { value: 'declined', status: declined },
] as const;

const SORTS = {
  fit: { columnId: 'fit', direction: 'descending' },
  newest: { columnId: 'createdAt', direction: 'descending' },
  oldest: { columnId: 'createdAt', direction: 'ascending' },
  points: { columnId: 'totalPoints', direction: 'descending' },
  punctuality: { columnId: 'punctuality', direction: 'descending' },
} as const;
const SORT_NAMES = ['fit', 'newest', 'oldest', 'points', 'punctuality'] as const;

/** Which applications are shown: by status, name and fit, and in which order. */
export function ApplicationTools({ project, list }: { project: ProjectDetails; list: ApplicationList }) {
  const { t } = useProjectText();
  const { sort } = list;
  const chosen =
    SORT_NAMES.find((name) => SORTS[name].columnId === sort.columnId && SORTS[name].direction === sort.direction) ??
    null;
  return (
    <div className={css.tools}>
      <div className={css.segments}>
        <div className={css.segmentRow}>
          <SegmentedControl
            label={t('word.status')}
            items={STATUSES.map(({ value }) => ({
              value,
              label: t(`projects.applications.${value}`, { count: project.counts[value] }),
            }))}
            value={STATUSES.find(({ status }) => status === list.status)?.value ?? 'pending'}
            onChange={(value) => list.setStatus(STATUSES.find((each) => each.value === value)?.status ?? pending)}
          />
        </div>
      </div>
      <Inline space={3}>
        <div className={css.search}>
          <SearchField
            label={t('projects.applications.search')}
            hidesLabel
            placeholder={t('projects.applications.search')}
            clearLabel={t('projects.applications.clearSearch')}
            value={list.search}
            onChange={list.setSearch}
          />
        </div>
        <ToggleButton isSelected={list.isFullFitOnly} onChange={list.setIsFullFitOnly}>
          {t('projects.applications.fullFit')}
        </ToggleButton>
        <Menu
          label={t('projects.sort')}
          placement="bottom end"
          trigger={
            <Button variant="quiet" iconStart={SortAscendingIcon}>
              {chosen === null ? t('projects.sort') : t(`projects.sort.${chosen}`)}
            </Button>
          }
          sections={[
            {
              id: 'sort',
              items: SORT_NAMES.map((name) => ({
                id: name,
                label: t(`projects.sort.${name}`),
                onAction: () => list.setSort(SORTS[name]),
              })),
            },
          ]}
        />
      </Inline>
    </div>
  );
}

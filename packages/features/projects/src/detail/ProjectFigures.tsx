import type { ProjectDetails } from '@resonanz/api-client/projects';
import { formatRelative } from '@resonanz/formatters/date';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Meter } from '@resonanz/ui/Meter';
import { useProjectText } from '../useProjectText.ts';

/** Places, applications and the next two deadlines of a product test in figures. */
export function ProjectFigures({ project }: { project: ProjectDetails }) {
  const { t, language, number, day } = useProjectText();
  const { counts, places, placesTaken, applications, applicationUntil, selectionOn, shipsOn } = project;
  const unknownLabel = t('projects.figure.unknown');
  return (
    <KpiStrip>
      <Kpi
        label={t('projects.figure.places')}
        value={number(placesTaken)}
        unit={t('projects.figure.of', { places: number(places) })}
      >
        <Meter
          label={t('projects.figure.places')}
          value={placesTaken}
          max={places}
          valueText={t('projects.placesTaken', { taken: number(placesTaken), places: number(places) })}
          tone="accent"
        />
      </Kpi>
      <Kpi
        label={t('projects.tab.applications')}
        value={number(applications)}
        note={t('projects.figure.pending', { count: counts.pending })}
      />
      <Kpi
        label={t('projects.status.waitingList')}
        value={number(counts.waiting)}
        note={t('projects.figure.newWaiting', { count: counts.waitingSinceYesterday })}
      />
      <Kpi
        label={t('projects.field.applicationUntil')}
        value={applicationUntil === null ? null : day(applicationUntil)}
        unknownLabel={unknownLabel}
        {...(applicationUntil !== null && {
          note: formatRelative(`${applicationUntil}T12:00:00Z`, language, new Date()),
        })}
      />
      <Kpi
        label={t('projects.field.selectionOn')}
        value={selectionOn === null ? null : day(selectionOn)}
        unknownLabel={unknownLabel}
        {...(shipsOn !== null && { note: t('projects.figure.ships', { day: day(shipsOn) }) })}
      />
    </KpiStrip>
  );
}

import type { ProjectDetails } from '@resonanz/api-client/projects';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { PlacesMeter } from '@resonanz/records/PlacesMeter';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { useProjectText } from '../useProjectText.ts';

const DAY_MS = 86_400_000;

/** Days from today until a day; negative once it is over. */
const daysLeft = (day: string): number => Math.round((Date.parse(day) - Date.parse(berlinDay(new Date()))) / DAY_MS);

/** Places, applications and the next two deadlines of a product test in figures. */
export function ProjectFigures({ project }: { project: ProjectDetails }) {
  const { t, number, day } = useProjectText();
  const { counts, places, placesTaken, applications, applicationUntil, selectionOn, shipsOn } = project;
  const unknownLabel = t('projects.figure.unknown');
  return (
    <KpiStrip>
      <Kpi
        label={t('projects.figure.places')}
        value={number(placesTaken)}
        unit={t('projects.figure.of', { places: number(places) })}
      >
        <PlacesMeter taken={placesTaken} places={places} />
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
          note:
            daysLeft(applicationUntil) < 0
              ? t('projects.figure.over')
              : t('projects.figure.daysLeft', { count: daysLeft(applicationUntil) }),
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

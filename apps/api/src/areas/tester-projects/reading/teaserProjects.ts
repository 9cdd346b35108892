import { berlinDay } from '@resonanz/domain/berlinDay';
import { pointsOfProject, sumOfPoints } from '@resonanz/domain/testerProjects';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { FileServices } from '../../files/door.ts';
import { mediaOfProjects, pictureOf } from '../../projects/door.ts';
import { findFirstOpen, findProjects } from '../queries/projects.ts';

/** Projects that visitors see at most. */
const MAX_TEASERS = 4;
/** No tester: visitors have no applications. */
const NOBODY = 0;

/** The open projects that end first, as visitors see them. */
export async function teaserProjects(services: FileServices): Promise<Schemas['TesterProjectTeaser'][]> {
  const today = berlinDay(services.clock.now());
  const rows = await findProjects(services.db, NOBODY, await findFirstOpen(services.db, today, MAX_TEASERS));
  const media = await mediaOfProjects(
    services,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    projectId: row.id,
    titleDe: row.title_de,
    titleEn: row.title_en,
    brandName: row.brand_name,
    category: row.category ?? 0,
    type: row.type,
    picture: pictureOf(media.get(row.id), row.picture),
    places: row.places,
    placesLeft: Math.max(0, row.places - row.accepted),
    startsOn: row.starts_on ?? today,
    endsOn: row.ends_on ?? today,
    applicationUntil: row.application_until ?? today,
    points: sumOfPoints(pointsOfProject({ questionnaires: row.questionnaires, asksVideo: row.asks_video })),
  }));
}

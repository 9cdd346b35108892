import type { Db } from '../../../platform/database/schema.ts';
import { historyPage, type HistoryWindow } from '../../../platform/history/historyPage.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { findNamesOfUsers } from '../queries/applications.ts';
import { PEOPLE_FIELDS } from './decisionFields.ts';

type Change = Schemas['HistoryChange'];

/** Numbers of the accounts that a change was about; none where a change is about something else. */
const peopleIn = ({ field, after }: Change): number[] =>
  PEOPLE_FIELDS.includes(field) && Array.isArray(after) ? after.filter((id) => typeof id === 'number') : [];

/** The history of a product test, newest first; people are named as they are called now. */
export async function projectHistory(
  db: Db,
  projectId: number,
  window: HistoryWindow,
): Promise<Schemas['HistoryPage']> {
  const page = await historyPage(db, [{ entity: 'project', ids: [projectId] }], window);
  const ids = page.content.flatMap(({ changes }) => changes.flatMap(peopleIn));
  const names = await findNamesOfUsers(db, [...new Set(ids)]);
  const shown = (change: Change): Change => {
    const people = peopleIn(change);
    if (people.length === 0) return change;
    return { ...change, after: people.map((id) => names.get(id) ?? `#${id}`).join(', ') };
  };
  return { ...page, content: page.content.map((line) => ({ ...line, changes: line.changes.map(shown) })) };
}

import type { components } from '@resonanz/contract/types';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { NO_SUB_TYPE, NOTIFICATION_TYPE, notificationTextKey } from '@resonanz/domain/notifications';
import { staffPaths } from '@resonanz/domain/paths';
import { HISTORY_ACTION, TODO_PRIORITY } from '@resonanz/domain/workStates';
import { translator } from '@resonanz/i18n/messages';
import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
import type { Tx } from '../../platform/database/schema.ts';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import { brandName } from '../campaign-requests/door.ts';
import { noteCommentMail } from '../comments/door.ts';
import { createNotifications, publishAll } from '../notifications/door.ts';
import { proposedAssignee } from '../ugc-requests/door.ts';
import { networkMessages } from './messages.ts';
import { networkRow } from './queries/people.ts';
import { insertTodo, languageOf } from './queries/todos.ts';
import { rejectRestricted } from './rules.ts';
import type { NetworkRow } from './tables.ts';
import type { NetworkEditor } from './wishedRequest.ts';

/** Longest title of a to-do. */
const LONGEST_TITLE = 200;

function plainText(text: string): string {
  const trimmed = text.trim();
  const key = [
    trimmed === '' && 'required',
    containsHtml(trimmed) && 'containsHtml',
    containsHtmlEntity(trimmed) && 'htmlCharacterEntityValue',
  ].find((each) => each !== false);
  if (key !== undefined) throw invalidFields([{ field: 'text', key }]);
  return trimmed;
}

/** What the to-do says, in the language of its assignee; the agency reads the whole name. */
async function todoText(tx: Tx, { user }: NetworkEditor, person: NetworkRow, assigneeId: number, text: string) {
  const say = translator(networkMessages, (await languageOf(tx, assigneeId)) === 'EN' ? 'en' : 'de');
  const record = `${person.first_name} ${person.surname}`.trim();
  return {
    title: say('networkQuestion.title', { company: brandName(user), person: record }).slice(0, LONGEST_TITLE),
    description: say('networkQuestion.description', {
      text,
      kind: person.kind,
      record,
      name: user.fullName,
      email: user.email,
    }),
  };
}

/** Makes a brand's question about a person a to-do of the user who looks after the brand's requests (type 3). */
export async function askAboutPerson(
  editor: NetworkEditor,
  { publicId, text }: components['schemas']['NetworkQuestion'],
): Promise<null> {
  const { user, services } = editor;
  rejectRestricted(user);
  const question = plainText(text);
  const now = services.clock.now();
  const { details, messages } = await services.db.transaction().execute(async (tx) => {
    const person = await networkRow(tx, publicId, berlinDay(now));
    const assigneeId = await proposedAssignee(tx, user.customerId ?? 0);
    if (assigneeId === null) throw conflict('nobodyToAsk');
    const { title, description } = await todoText(tx, editor, person, assigneeId, question);
    const id = await insertTodo(tx, {
      title,
      description,
      due_date: berlinDayIn(now, 1),
      assign_user_id: assigneeId,
      created_by: user.id,
      priority: TODO_PRIORITY.normal,
      updated_by: user.id,
      created_at: now,
      updated_at: now,
    });
    await noteCommentMail(tx, [assigneeId], { kind: 'todo', id, title, path: staffPaths.todo() });
    const messages = await createNotifications(tx, [assigneeId], {
      panel: 'agency',
      type: NOTIFICATION_TYPE.todo,
      subType: NO_SUB_TYPE,
      subject: title,
      message: notificationTextKey('agency', NOTIFICATION_TYPE.todo, NO_SUB_TYPE),
      text: { user: brandName(user) },
      refId: id,
    });
    return {
      details: await writeHistory(tx, editor, {
        entity: 'todo',
        entityId: id,
        action: HISTORY_ACTION.add,
        changes: { title: [null, title] },
      }),
      messages,
    };
  });
  editor.audit(details);
  publishAll(services.live, messages);
  return null;
}

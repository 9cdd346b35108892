import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { conflict, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call } from '../../platform/operations/area.ts';
import { LARGEST_ID } from '../../platform/operations/idsOf.ts';
import { markFileDeleted, removeBytes, storeFile } from '../files/door.ts';
import { seesAll } from '../ownership/door.ts';
import { findFilesOf, findSentAnswers } from './queries/answers.ts';
import { lockApplication } from './queries/applications.ts';

/** Stores a picture or video of a test the caller takes part in. */
export async function uploadMedia(call: Call<'uploadTesterMedia'>): Promise<Schemas['StoredFile']> {
  const { services, user, input, audit } = call;
  const applicationId = Number(input.body.applicationId);
  if (applicationId > LARGEST_ID) throw invalidFields([{ field: 'applicationId', key: 'outOfRange' }]);
  if (!(await seesAll(services.db, user, 'openTesterApplications', [applicationId]))) throw notFound();
  const [draft, second] = input.drafts.filter(({ field }) => field === 'file');
  if (draft === undefined || second !== undefined)
    throw invalidFields([{ field: 'file', key: draft === undefined ? 'required' : 'tooMany' }]);
  const place = { subject: 'testerApplication', subjectId: applicationId, kind: 'content', userId: user.id } as const;
  const file = await storeFile(services, draft, place);
  audit({
    entity: 'file',
    entityId: file.fileId,
    action: HISTORY_ACTION.add,
    changes: { name: [null, file.name], testerApplication: [null, applicationId] },
  });
  return file;
}

const isNamedIn = (answers: Schemas['QuestionnaireAnswers'], fileId: number): boolean =>
  Object.values(answers).some((answer) => Array.isArray(answer) && answer.some((id) => id === fileId));

/** Deletes a picture or video that is in no answers that were sent; answers are sent under the same lock. */
export async function deleteMedia({ services, user, input, audit }: Call<'deleteTesterMedia'>): Promise<null> {
  const { applicationId, fileId } = input.body;
  const deleted = await services.db.transaction().execute(async (tx) => {
    await lockApplication(tx, user.id, applicationId);
    if ((await findFilesOf(tx, applicationId, [fileId])).length === 0) throw notFound();
    const sent = await findSentAnswers(tx, applicationId);
    if (sent.some((answers) => isNamedIn(answers, fileId))) throw conflict('answersSent');
    return markFileDeleted(tx, services, fileId);
  });
  await removeBytes(services, deleted);
  audit({ entity: 'file', entityId: fileId, action: HISTORY_ACTION.delete });
  return null;
}

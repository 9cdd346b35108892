import { MAX_QUOTES } from '@resonanz/domain/evaluation';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockProject } from '../queries/projects.ts';
import { findAsked, questionFor } from './queries/questionnaire.ts';
import { deleteQuote, findChosen, findSaid, insertQuote } from './queries/quotes.ts';

type Change = Schemas['ProjectQuoteChange'];

/** Rejects what is no answer in words of the product test. */
async function rejectOthers(tx: Tx, change: Change): Promise<void> {
  const { projectId, questionId } = change;
  const answer = await findSaid(tx, change);
  if (answer === undefined) throw notFound();
  const asked = await findAsked(tx, { projectId, ...answer });
  questionFor(asked, questionId, ['texts'], { field: 'questionId', key: 'questionWithoutTexts' });
}

/** Chooses an answer for the report, or takes it out again; a second time changes nothing. */
export function setQuote(editor: ProjectEditor, change: Change): Promise<null> {
  const { user, services } = editor;
  const { projectId, answerId, questionId, isQuoted } = change;
  return inOneTransaction(editor, async (tx) => {
    await lockProject(tx, projectId);
    await rejectOthers(tx, change);
    const quotes = await findChosen(tx, projectId);
    const isChosen = quotes.some(({ answer_id, question_id }) => answer_id === answerId && question_id === questionId);
    if (isChosen === isQuoted) return { answer: null };
    if (isQuoted && quotes.length >= MAX_QUOTES) throw conflict('tooManyQuotes', { most: MAX_QUOTES });
    if (isQuoted)
      await insertQuote(tx, {
        answer_id: answerId,
        question_id: questionId,
        chosen_at: services.clock.now(),
        chosen_by: user.id,
      });
    else await deleteQuote(tx, answerId, questionId);
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { quotes: [quotes.length, quotes.length + (isQuoted ? 1 : -1)] },
    });
    return { answer: null, details: [details] };
  });
}

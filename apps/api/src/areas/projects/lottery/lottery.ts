import { randomBytes } from 'node:crypto';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import { decideLocked, type ProjectEditor } from '../applications/decideLocked.ts';
import { findCandidates, hasUnusable, lockApplications } from '../queries/applications.ts';
import { findLotteries, insertLottery, lockLottery, markApplied } from '../queries/lotteries.ts';
import { countApplications, lockProject } from '../queries/projects.ts';
import { rejectClosed } from '../rules.ts';
import { draw } from './draw.ts';

const SEED_BYTES = 16;

/** Draws free places and stores the draw; nobody is told. */
export function prepareLottery(
  editor: ProjectEditor,
  { projectId, places, reserves, minFit, isBalanced }: Schemas['ProjectLotteryInput'],
): Promise<Schemas['ProjectLottery']> {
  const { user, services } = editor;
  return inOneTransaction(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    rejectClosed(project);
    const { taken } = await countApplications(tx, projectId);
    if (places > project.places - taken) throw conflict('noPlaceLeft');
    const candidates = await findCandidates(tx, projectId, minFit);
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const drawn = draw(seed, candidates, { places, reserves, isBalanced });
    const id = await insertLottery(tx, {
      project_id: projectId,
      seed,
      places,
      reserves,
      min_fit: minFit,
      is_balanced: isBalanced,
      candidates: JSON.stringify(candidates.map(({ applicationId }) => applicationId)),
      candidate_states: JSON.stringify(candidates.map(({ federalState }) => federalState)),
      drawn: JSON.stringify(drawn),
      drawn_by: user.id,
      drawn_at: services.clock.now(),
    });
    const details = await writeHistory(tx, editor, {
      entity: 'project',
      entityId: projectId,
      action: HISTORY_ACTION.update,
      changes: { lottery: [null, `#${id}`] },
    });
    const [lottery] = await findLotteries(tx, projectId, id);
    if (lottery === undefined) throw notFound();
    return { answer: lottery, details: [details] };
  });
}

/** Accepts whom a draw named and puts its reserves on the waiting list, if nothing was decided since. */
export async function applyLottery(
  editor: ProjectEditor,
  { projectId, lotteryId }: Schemas['ProjectLotteryReference'],
): Promise<null> {
  const { approved, pending, waiting } = PROJECT_APPLICATION_STATUS;
  return inOneTransaction(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    rejectClosed(project);
    const lottery = await lockLottery(tx, projectId, lotteryId);
    if (lottery.applied_at !== null) throw conflict('lotteryApplied');
    const { places, reserves } = lottery.drawn;
    const rows = await lockApplications(tx, projectId, [...places, ...reserves]);
    const isUnchanged =
      rows.length === places.length + reserves.length &&
      rows.every(({ status }) => status === pending) &&
      !(await hasUnusable(tx, [...places, ...reserves]));
    if (!isUnchanged) throw conflict('previewOutdated');
    const inOrder = (ids: readonly number[]) => ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    const accepted = await decideLocked(tx, editor, project, inOrder(places), { status: approved, how: 'lottery' });
    const listed = await decideLocked(tx, editor, project, inOrder(reserves), { status: waiting, how: 'lottery' });
    await markApplied(tx, lotteryId, editor.services.clock.now());
    return {
      answer: null,
      details: [...accepted.details, ...listed.details],
      messages: [...accepted.messages, ...listed.messages],
    };
  });
}

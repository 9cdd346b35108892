import { isTester } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { editAccount, type Editor, lockAccountOf, planUpdate } from '../../accounts/door.ts';
import { ensureProfile } from '../own/queries/own.ts';
import { findProfile } from '../queries.ts';
import { setBlocked } from './queries.ts';

/** Blocks a tester for tests, or lifts the block; missed deadlines are forgiven with it, but still count as missed. */
export async function changeBlock(
  editor: Editor,
  { userId, updatedAt, isBlocked, reason }: Schemas['TesterBlock'],
): Promise<void> {
  const { services } = editor;
  await editAccount(
    editor,
    (tx) => lockAccountOf(tx, userId, isTester),
    async (account, tx) => {
      const edit = await planUpdate(tx, editor, account, { updatedAt });
      await ensureProfile(tx, userId);
      const wasBlocked = (await findProfile(tx, userId))?.is_blocked === true;
      if (wasBlocked === isBlocked) return edit;
      return {
        ...edit,
        action: HISTORY_ACTION.statusChange,
        reason: reason.trim(),
        besides: {
          changes: { isBlocked: [wasBlocked, isBlocked] },
          write: () => setBlocked(tx, userId, isBlocked ? services.clock.now() : null),
        },
      };
    },
  );
}

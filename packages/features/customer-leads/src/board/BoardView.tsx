import { boardTotal } from '@resonanz/records/Board';
import { ListFrame } from '@resonanz/records/ListFrame';
import type { LeadFrame } from '../list/leadList.ts';
import { LeadBoard } from './LeadBoard.tsx';
import { useLeadColumns } from './useLeadColumns.ts';

/** The board beside the filters of the list. */
export function BoardView({ frame }: { frame: LeadFrame }) {
  const columns = useLeadColumns(frame.list);
  return (
    <ListFrame {...frame} isBoard total={boardTotal(columns)}>
      <LeadBoard columns={columns} />
    </ListFrame>
  );
}

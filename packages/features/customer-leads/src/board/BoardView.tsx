import { ListFrame } from '@resonanz/records/ListFrame';
import type { LeadFrame } from '../list/leadList.ts';
import { LeadBoard } from './LeadBoard.tsx';

/** The board beside the filters of the list. */
export function BoardView({ frame }: { frame: LeadFrame }) {
  return (
    <ListFrame {...frame}>
      <LeadBoard list={frame.list} />
    </ListFrame>
  );
}

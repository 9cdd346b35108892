import { type PointerEvent, useState } from 'react';
import { placeOf } from './cellElements.ts';
import { isStored, shownValue } from './cellMarks.ts';
import { type GridRowId, valueColumn } from './GridColumn.ts';
import type { GridModel } from './GridModel.ts';
import type { Place } from './place.ts';
import type { useEditing } from './useEditing.ts';

/** The sentence at a cell: why it was rejected, what is doubtful about it, or that another user changes it too. */
export function useHint<Row, Id extends GridRowId>(
  model: GridModel<Row, Id>,
  editing: ReturnType<typeof useEditing<Row, Id>>,
  isInside: boolean,
) {
  const { props, layout, cells, cursor } = model;
  const [hovered, setHovered] = useState<Place | null>(null);
  const errorAt = (place: Place): { place: Place; message: string } | null => {
    const row = props.rows[place.row];
    const track = layout.tracks[place.track];
    if (row === undefined || !track) return null;
    const mark = cells.marks.get(props.getRowId(row))?.[track.id];
    if (mark?.status === 'waiting') return { place, message: props.labels.waiting };
    if (mark?.status === 'rejected') return { place, message: mark.message };
    const column = track.column && valueColumn(track.column);
    const doubt = column && isStored(mark) ? column.doubt?.(shownValue(mark, column.read(row)), row) : undefined;
    return doubt === undefined ? null : { place, message: doubt };
  };
  const changed = editing.changedTo();
  const hint =
    changed === null
      ? ((hovered && errorAt(hovered)) ?? (isInside ? errorAt(cursor.active) : null))
      : { place: cursor.active, message: props.labels.changedWhileEditing(changed) };
  return {
    hint,
    onPointerOver({ target }: PointerEvent<HTMLElement>) {
      if (!(target instanceof HTMLElement)) return;
      // What is cut off is read in full under the pointer.
      if (target.scrollWidth > target.clientWidth && target.childElementCount === 0)
        target.title = target.textContent ?? '';
      const cell = target.closest('[data-mark=rejected], [data-mark=waiting], [data-doubtful]');
      const place = cell && placeOf(cell);
      if (place?.row !== hovered?.row || place?.track !== hovered?.track) setHovered(place);
    },
    onPointerLeave: () => setHovered(null),
  };
}

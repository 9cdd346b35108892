import type { KeyboardEvent } from 'react';
import { clearBlock, fillBlock } from './blockChanges.ts';
import { controlsOf, isField, placeOf, stopOf } from './cellElements.ts';
import type { GridRowId } from './GridColumn.ts';
import { isCommand, isTyping, placeFor } from './gridKeys.ts';
import type { GridModel } from './GridModel.ts';
import { heightOf, isMany, type Place } from './place.ts';
import type { useEditing } from './useEditing.ts';
import type { Ticks } from './useTicks.ts';

interface KeyboardOptions<Row, Id extends GridRowId> {
  model: GridModel<Row, Id>;
  editing: ReturnType<typeof useEditing<Row, Id>>;
  ticks: Ticks<Row, Id>;
  /** Rows in sight. */
  page: () => number;
  takeFocus: () => void;
}

/** The keys of a spreadsheet. */
export function useKeyboard<Row, Id extends GridRowId>({
  model,
  editing,
  ticks,
  page,
  takeFocus,
}: KeyboardOptions<Row, Id>) {
  const { props, layout, cells, cursor, say } = model;
  const { rows, labels, getRowId } = props;
  const { active, reach, block } = cursor;

  const goTo = (place: Place) => {
    takeFocus();
    cursor.goTo(place);
  };
  const reachTo = (place: Place) => {
    const next = {
      row: Math.max(0, place.row),
      track: Math.min(layout.range.last, Math.max(layout.range.first, place.track)),
    };
    takeFocus();
    cursor.reachTo(next);
    say(labels.block(Math.abs(next.row - active.row) + 1, Math.abs(next.track - active.track) + 1));
  };
  const fillDown = () => {
    if (!block) return;
    const isOne = heightOf(block) === 1;
    if (isOne && block.top === 0) return;
    const from = isOne ? block.top - 1 : block.top;
    say(labels.filled(fillBlock(model, { ...block, top: from, bottom: from }, block.bottom)));
  };
  const command = (key: string, isShifted: boolean): boolean => {
    if (key === 'a') {
      takeFocus();
      cursor.coverAll();
      say(labels.block(rows.length, layout.range.last - layout.range.first + 1));
    } else if (key === 'd') fillDown();
    else if (key === 'z' && !isShifted) say(labels.undone(cells.undo()));
    else if (key === 'y' || key === 'z') say(labels.redone(cells.redo()));
    else return false;
    return true;
  };
  const placesOf = (): Place[] => {
    if (!block || !isMany(block)) return [active];
    const places = [active];
    for (let row = block.top; row <= block.bottom; row += 1)
      for (let track = block.first; track <= block.last; track += 1) places.push({ row, track });
    return places;
  };
  /** Space: ticks a row, changes boxes; elsewhere it is a sign. */
  const space = (isShifted: boolean): boolean => {
    const track = layout.tracks[active.track];
    if (track?.kind === 'tick') {
      if (active.row < 0) ticks.toggleAll();
      else ticks.toggle(active.row, isShifted);
      return true;
    }
    if (track?.column?.kind !== 'checkbox' && track?.column?.kind !== 'switch') return false;
    if (active.row >= 0) editing.toggle(placesOf());
    return true;
  };
  /** Enter and F2: a field, a link to follow, the controls of a cell. */
  const enter = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const link = cell.querySelector<HTMLElement>('[data-value-link]');
    if (link && isCommand(event)) {
      link.click();
      return true;
    }
    if (event.shiftKey || event.altKey || isCommand(event)) return false;
    if (editing.editableAt(active)) return editing.begin(active, event.key === 'F2' ? 'caret' : 'all', event.key);
    const controls = controlsOf(cell);
    // Within the cell the Tab key leads from one to the next.
    for (const control of controls) control.tabIndex = 0;
    if (controls.length > 0) controls[0]?.focus();
    else if (event.key === 'Enter') goTo({ ...active, row: Math.min(rows.length - 1, active.row + 1) });
    return true;
  };
  const escape = (): boolean => {
    const row = rows[active.row];
    const column = layout.tracks[active.track]?.column;
    if (row !== undefined && column && cells.board.of(getRowId(row), column.id)?.status === 'rejected')
      cells.revert(getRowId(row), column.id);
    else if (block && isMany(block)) cursor.goTo(active);
    else return false;
    return true;
  };

  const answers = (event: KeyboardEvent<HTMLElement>, cell: HTMLElement): boolean => {
    const { key, shiftKey } = event;
    const isRtl = getComputedStyle(cell).direction === 'rtl';
    const size = { rows: rows.length, tracks: layout.tracks.length, page: page() };
    const isOnControl = event.target !== cell;
    if (key === 'Tab') {
      if (!editing.isInRun()) return false;
      editing.step(shiftKey ? 'previous' : 'next');
      return true;
    }
    const next = placeFor(event, shiftKey && active.row >= 0 ? reach : active, size, isRtl);
    if (next) {
      editing.endRun();
      if (shiftKey && active.row >= 0) reachTo(next);
      // The head answers Shift and arrows itself: they change the width of the column.
      else if (!shiftKey) goTo(next);
      return !shiftKey || active.row >= 0;
    }
    if (isCommand(event) && !event.altKey && command(key.toLowerCase(), shiftKey)) return true;
    if (key === 'Escape') {
      editing.endRun();
      return escape();
    }
    if (key === ' ' && space(shiftKey)) return true;
    if (isOnControl && (key === 'Enter' || key === ' ')) {
      const isFlag = layout.tracks[active.track]?.column?.kind !== undefined;
      return key === 'Enter' && isFlag ? enter(event, cell) : false;
    }
    if (key === 'Enter' || key === 'F2') return enter(event, cell);
    if (active.row < 0 || isOnControl) return false;
    if (key === 'Delete' || key === 'Backspace') {
      if (block) say(labels.cleared(clearBlock(model, block)));
      return true;
    }
    if (key === 'ArrowDown' && event.altKey) return editing.begin(active, 'all', key);
    // Not answered: the browser writes the sign into the field that has just opened.
    if (isTyping(event)) editing.begin(active, 'replace', key);
    return false;
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-track]');
    // Menus and dialogs of a row stand elsewhere in the page, though their keys come through here.
    if (!cell || !event.currentTarget.contains(target) || !placeOf(target) || event.defaultPrevented) return;
    // After a click on what is drawn in a cell that is typed into, arrow keys lead on from there.
    const leadsOn = cell.dataset['entry'] !== undefined && event.key.startsWith('Arrow');
    if (target !== stopOf(cell) && target !== cell && !leadsOn) {
      if (event.key !== 'Escape' || target.closest('[data-editing]')) return;
      event.preventDefault();
      event.stopPropagation();
      cell.focus();
      return;
    }
    if (isField(target) || !answers(event, cell)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

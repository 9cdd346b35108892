import type { ClipboardEvent } from 'react';
import { blockTexts, clearBlock, pasteBlock, pasteTarget } from './blockChanges.ts';
import { isField, placeOf } from './cellElements.ts';
import type { GridRowId } from './GridColumn.ts';
import type { GridModel } from './GridModel.ts';
import { heightOf, widthOf } from './place.ts';
import { readTsv, writeHtmlTable, writeTsv } from './tsv.ts';

/** Copies and pastes ranges in the format of spreadsheets. Uses clipboard events, which need no permission. */
export function useClipboard<Row, Id extends GridRowId>(model: GridModel<Row, Id>) {
  const { props, cursor, layout, say } = model;
  const { labels, onPasteReport } = props;

  /** The block the event is about; none while a field has the focus, or something that is not a cell. */
  const blockFor = ({ target }: ClipboardEvent) =>
    target instanceof Element && !isField(target) && placeOf(target) && cursor.block ? cursor.block : null;

  const copy = (event: ClipboardEvent) => {
    const block = blockFor(event);
    if (!block) return null;
    const texts = blockTexts(model, block);
    event.clipboardData.setData('text/plain', writeTsv(texts));
    event.clipboardData.setData('text/html', writeHtmlTable(texts));
    event.preventDefault();
    return block;
  };

  return {
    onCopy(event: ClipboardEvent) {
      const block = copy(event);
      if (block) say(labels.copied(heightOf(block) * widthOf(block)));
    },
    onCut(event: ClipboardEvent) {
      const block = copy(event);
      if (block) say(labels.cleared(clearBlock(model, block)));
    },
    onPaste(event: ClipboardEvent) {
      const selected = blockFor(event);
      if (!selected) return;
      event.preventDefault();
      const source = event.clipboardData.getData('text/plain');
      if (source === '') return;
      const texts = readTsv(source);
      const target = pasteTarget(texts, selected);
      const report = pasteBlock(model, texts, target);
      cursor.cover({
        ...target,
        bottom: Math.min(target.bottom, props.rows.length - 1),
        last: Math.min(target.last, layout.range.last),
      });
      say(labels.pasted(report.changed, report.skipped.length));
      onPasteReport?.(report);
    },
  };
}

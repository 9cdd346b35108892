import { ChoiceEditor } from './ChoiceEditor.tsx';
import type { CellShared } from './GridActions.ts';
import type { GridColumn, GridRowId } from './GridColumn.ts';
import { SeveralEditor } from './SeveralEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { Editing } from './useEditing.ts';

/** What every field of a cell gets. */
export interface EditorProps<Row, Id extends GridRowId, Column = GridColumn<Row>> {
  column: Column;
  editing: Editing<Id>;
  shared: CellShared<Id>;
}

/** The field a cell becomes, by the kind of its column. */
export function CellEditor<Row, Id extends GridRowId>({ column, ...rest }: EditorProps<Row, Id>) {
  if (column.kind === 'select') return <ChoiceEditor column={column} {...rest} />;
  if (column.kind === 'multi-select') return <SeveralEditor column={column} {...rest} />;
  return <TextEditor column={column} {...rest} />;
}

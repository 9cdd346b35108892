'use client';

import { FileZipIcon } from '@phosphor-icons/react';
import { Button } from '@resonanz/ui/Button';
import { SelectionBar } from './SelectionBar.tsx';

/** Props of `ZipSelectionBar`. */
export interface ZipSelectionBarProps {
  /** The records whose files are wanted. */
  selectedIds: ReadonlySet<number>;
  /** Called with nothing selected once the selection is taken back or its files have been fetched. */
  onSelectionChange: (selectedIds: ReadonlySet<number>) => void;
  /** The button that fetches the files; a verb. */
  downloadLabel: string;
  /** Whether files are being fetched. */
  isPending: boolean;
  /** Fetches the files of the records as one zip; says whether that went well. */
  onDownload: (ids: readonly number[]) => Promise<boolean>;
}

/** Most files of one zip, as the contract has it wherever there is one. */
const MAX_SELECTED = 50;

/** Says which records are selected, and fetches their files as one zip. */
export function ZipSelectionBar({
  selectedIds,
  onSelectionChange,
  downloadLabel,
  isPending,
  onDownload,
}: ZipSelectionBarProps) {
  const clear = () => onSelectionChange(new Set());
  async function download(): Promise<void> {
    if (await onDownload([...selectedIds])) clear();
  }
  return (
    <SelectionBar count={selectedIds.size} max={MAX_SELECTED} onClear={clear}>
      <Button
        variant="ghost"
        iconStart={FileZipIcon}
        isPending={isPending}
        isDisabled={selectedIds.size > MAX_SELECTED}
        onPress={() => void download()}
      >
        {downloadLabel}
      </Button>
    </SelectionBar>
  );
}

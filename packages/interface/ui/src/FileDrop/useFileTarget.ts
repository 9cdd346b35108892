import { type DragEvent, useState } from 'react';

/** Lets files be dropped on an area and says while they hover over it. */
export function useFileTarget(isDisabled: boolean, onFiles: (files: FileList) => void) {
  const [isTarget, setTarget] = useState(false);
  if (isDisabled) return { isTarget: false, dropProps: {} };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setTarget(true);
  };
  return {
    isTarget,
    dropProps: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setTarget(false);
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        setTarget(false);
        onFiles(event.dataTransfer.files);
      },
    },
  };
}

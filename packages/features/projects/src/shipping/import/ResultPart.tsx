import { useState } from 'react';
import type { ProjectShippingResult } from '@resonanz/api-client/projectShipping';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { useProjectText } from '../../useProjectText.ts';
import { UndoButton } from './UndoButton.tsx';

interface ResultPartProps {
  projectId: number;
  result: ProjectShippingResult;
  fileName: string;
}

/** What an import did, with the way back. */
export function ResultPart({ projectId, result, fileName }: ResultPartProps) {
  const { t } = useProjectText();
  const [undone, setUndone] = useState<string>();
  const { shipped, corrected, unchanged, errors, importId } = result;
  return (
    <>
      <InlineAlert tone="success" role="status">
        {undone ?? t('projects.shipping.import.result', { shipped, corrected, unchanged, errors })}
      </InlineAlert>
      {importId !== null && undone === undefined && (
        <div>
          <UndoButton projectId={projectId} importId={importId} fileName={fileName} onUndone={setUndone} />
        </div>
      )}
    </>
  );
}

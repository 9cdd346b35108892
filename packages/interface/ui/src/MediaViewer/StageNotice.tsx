import { Button } from '../Button/Button.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './MediaViewer.css.ts';
import type { MediaViewerLabels } from './MediaViewerLabels.ts';

interface StageNoticeProps {
  phase: 'loading' | 'ready' | 'failed';
  labels: MediaViewerLabels;
  onRetry: () => void;
}

/** What stands in place of a file that is not there yet, or doesn't come. */
export function StageNotice({ phase, labels, onRetry }: StageNoticeProps) {
  if (phase === 'ready') return null;
  if (phase === 'loading') {
    return (
      <div className={css.waiting} role="status">
        <Spinner size="large" label={labels.loading} />
      </div>
    );
  }
  return (
    <div className={css.notice}>
      <InlineAlert tone="error" role="alert" action={<Button onPress={onRetry}>{labels.retry}</Button>}>
        {labels.failed}
      </InlineAlert>
    </div>
  );
}

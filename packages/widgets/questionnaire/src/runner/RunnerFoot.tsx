import { ArrowLeftIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { messages } from '../messages.ts';
import * as css from './QuestionnaireRunner.css.ts';

interface RunnerFootProps {
  /** Place of the page, from 0. */
  index: number;
  count: number;
  /** Files that are under way. */
  uploading: number;
  isReadOnly: boolean;
  onBack: () => void;
  onNext: () => void;
  onSubmit: () => void;
  onLater: (() => void) | undefined;
}

/** The ways on from a page. */
export function RunnerFoot({
  index,
  count,
  uploading,
  isReadOnly,
  onBack,
  onNext,
  onSubmit,
  onLater,
}: RunnerFootProps) {
  const t = useMessages(messages);
  const isLast = index >= count - 1;
  return (
    <div className={css.foot}>
      <span className={css.back}>
        {index > 0 && (
          <Button size="large" iconStart={ArrowLeftIcon} onPress={onBack}>
            {t('questionnaireRunner.back')}
          </Button>
        )}
      </span>
      {uploading > 0 && (
        <span className={css.footNote}>{t('questionnaireRunner.filesInBackground', { count: uploading })}</span>
      )}
      {onLater && !isReadOnly && (
        <span className={css.later}>
          <Button variant="quiet" size="large" onPress={onLater}>
            {t('questionnaireRunner.later')}
          </Button>
        </span>
      )}
      {!isLast && (
        <span className={css.onward}>
          <Button variant="solid" size="large" onPress={onNext}>
            {t('questionnaireRunner.next', { page: index + 2 })}
          </Button>
        </span>
      )}
      {isLast && !isReadOnly && (
        <span className={css.onward}>
          <Button variant="solid" size="large" onPress={onSubmit}>
            {t('questionnaireRunner.submit')}
          </Button>
        </span>
      )}
    </div>
  );
}

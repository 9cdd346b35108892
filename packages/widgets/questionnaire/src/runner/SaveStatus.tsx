import { CheckCircleIcon, CloudSlashIcon, HourglassMediumIcon } from '@phosphor-icons/react';
import { useEffect, useState } from 'react';
import { formatRelative } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Icon } from '@resonanz/ui/Icon';
import { messages } from '../messages.ts';
import * as css from './QuestionnaireRunner.css.ts';
import type { DraftState } from './useDraft.ts';

const TICK_MS = 30_000;

/** The time of now, every half minute again; the given moment while a server draws. */
function useNow(start: Date): Date {
  const [now, setNow] = useState(start);
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, [start]);
  return now;
}

function Saved({ at }: { at: Date }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const now = useNow(at);
  return (
    <>
      <Icon icon={CheckCircleIcon} size="small" />
      {t('questionnaireRunner.saved', { time: formatRelative(at, language, now) })}
    </>
  );
}

interface SaveStatusProps {
  draft: DraftState;
  isOffline: boolean;
}

/** How the draft is: saved and when, being saved, or waiting. */
export function SaveStatus({ draft: { status, savedAt, unsaved, isKept }, isOffline }: SaveStatusProps) {
  const t = useMessages(messages);
  const isWaiting = isOffline && unsaved > 0;
  const hasFailed = status === 'failed' && unsaved > 0;
  return (
    <div className={css.saved}>
      {/* Failures are said at once; every few seconds that all is well would only disturb. */}
      <span role="status" className={css.savedWords}>
        {isWaiting && (
          <>
            <Icon icon={HourglassMediumIcon} size="small" />
            {isKept ? t('questionnaireRunner.kept') : t('questionnaireRunner.waitingAnswers', { count: unsaved })}
          </>
        )}
        {!isWaiting && hasFailed && (
          <>
            <Icon icon={CloudSlashIcon} size="small" />
            {t(isKept ? 'questionnaireRunner.keptFailed' : 'questionnaireRunner.saveFailed')}
          </>
        )}
      </span>
      {!isWaiting && !hasFailed && (
        <span className={css.savedWords}>
          {status === 'saving'
            ? t('questionnaireRunner.saving')
            : unsaved > 0
              ? t('questionnaireRunner.notSavedYet')
              : savedAt && <Saved at={savedAt} />}
        </span>
      )}
    </div>
  );
}

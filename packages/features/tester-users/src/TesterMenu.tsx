import {
  ArchiveIcon,
  ArrowCounterClockwiseIcon,
  CheckIcon,
  CoinsIcon,
  EnvelopeSimpleIcon,
  KeyIcon,
  LockIcon,
  LockOpenIcon,
  PencilSimpleIcon,
  ProhibitIcon,
} from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import type { TesterUser } from '@resonanz/api-client/testers';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay } from '@resonanz/session/react';
import { useTesterActions } from './useTesterActions.ts';
import { useTesterText } from './useTesterText.ts';

const Dialogs = lazy(async () => ({ default: (await import('./dialogs/TesterDialogs.tsx')).TesterDialogs }));

/** What is asked before something is done with a tester. */
export type TesterQuestion = 'edit' | 'mail' | 'points' | 'block' | 'deactivate' | 'archive';

/** What can be done with a tester; nothing is drawn for those who only look. */
export function TesterMenu({ tester }: { tester: TesterUser }) {
  const { t } = useTesterText();
  const [mayEdit, mayAdminister, mayMail] = [
    useMay('Testerworld User', 'edit'),
    useMay('User Management', 'edit'),
    useMay('Email', 'add'),
  ];
  const actions = useTesterActions();
  const [question, setQuestion] = useState<TesterQuestion | null>(null);
  const { id, archived, isActive, isBlocked } = tester;
  const isUsable = isActive && !archived;
  const asks = (which: TesterQuestion) => ({ id: which, onAction: () => setQuestion(which) });
  return (
    <>
      <RowMenu
        label={t('testerUsers.menuOf', { name: tester.fullName })}
        sections={[
          {
            id: 'tester',
            items: [
              mayEdit && { ...asks('edit'), label: t('word.edit'), icon: PencilSimpleIcon },
              mayMail && isUsable && { ...asks('mail'), label: t('testerUsers.mail'), icon: EnvelopeSimpleIcon },
              mayEdit && { ...asks('points'), label: t('testerUsers.points.correct'), icon: CoinsIcon },
              mayEdit &&
                isUsable && {
                  id: 'password',
                  label: t('testerUsers.resetPassword'),
                  icon: KeyIcon,
                  onAction: () => void actions.resetPassword(id),
                },
            ],
          },
          {
            id: 'state',
            items: [
              mayEdit &&
                isUsable && {
                  ...asks('block'),
                  label: t(isBlocked ? 'testerUsers.unblock' : 'testerUsers.block'),
                  icon: isBlocked ? LockOpenIcon : LockIcon,
                },
              mayAdminister &&
                !archived &&
                (isActive
                  ? {
                      ...asks('deactivate'),
                      label: t('testerUsers.deactivate'),
                      icon: ProhibitIcon,
                      tone: 'danger' as const,
                    }
                  : {
                      id: 'reactivate',
                      label: t('testerUsers.reactivate'),
                      icon: CheckIcon,
                      onAction: () => void actions.changeActive(id, true),
                    }),
              mayAdminister &&
                (archived
                  ? {
                      id: 'restore',
                      label: t('testerUsers.restore'),
                      icon: ArrowCounterClockwiseIcon,
                      onAction: () => void actions.changeArchive(id, false),
                    }
                  : { ...asks('archive'), label: t('testerUsers.archive'), icon: ArchiveIcon }),
            ],
          },
        ]}
      />
      <Suspense>
        {question && <Dialogs question={question} tester={tester} onClose={() => setQuestion(null)} />}
      </Suspense>
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProjectLottery } from '@resonanz/api-client/projects';
import { formatDateTime } from '@resonanz/formatters/date';
import { FormDialog } from '@resonanz/records/FormDialog';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useProjectActions } from '../useProjectActions.ts';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';
import { TesterNames } from './TesterNames.tsx';

interface LotteryDialogProps {
  projectId: number;
  lottery: ProjectLottery;
  onClose: () => void;
}

/** Whom a lottery drew and how it can be drawn again; applies it unless that is done. */
export function LotteryDialog({ projectId, lottery, onClose }: LotteryDialogProps) {
  const { t, language } = useProjectText();
  const { calls, announce, errorText } = useProjectActions();
  const application = useMutation(calls.applyLottery());
  const [failure, setFailure] = useState<string>();
  const { lotteryId, drawn, reserveList, candidates, seed, drawnBy, drawnAt, appliedAt } = lottery;
  const isApplied = appliedAt !== null;

  async function send(): Promise<void> {
    if (isApplied) {
      onClose();
      return;
    }
    setFailure(undefined);
    try {
      await application.mutateAsync({ projectId, lotteryId });
      announce(t('projects.done.accepted', { count: drawn.length }));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <FormDialog
      title={t('projects.lottery.result')}
      confirmLabel={isApplied ? t('word.close') : t('projects.lottery.apply', { count: drawn.length })}
      isIncomplete={drawn.length === 0 && !isApplied}
      isPending={application.isPending}
      failure={failure}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack space={5}>
        {isApplied && (
          <InlineAlert tone="success">
            {t('projects.lottery.applied', { at: formatDateTime(appliedAt, language) })}
          </InlineAlert>
        )}
        <Text as="p">
          {t('projects.lottery.drawn', {
            count: candidates.length,
            name: drawnBy ?? '–',
            at: formatDateTime(drawnAt, language),
          })}
        </Text>
        {drawn.length === 0 ? (
          <EmptyState size="line" title={t('projects.lottery.nobody')} />
        ) : (
          <TesterNames testers={drawn} />
        )}
        {reserveList.length > 0 && (
          <Stack space={3}>
            <Heading level={3} variant="density">
              {t('projects.lottery.reserves')}
            </Heading>
            <TesterNames testers={reserveList} />
          </Stack>
        )}
        <p className={css.seed}>
          <Text tone="muted">{t('projects.lottery.seed', { seed })}</Text>
        </p>
      </Stack>
    </FormDialog>
  );
}

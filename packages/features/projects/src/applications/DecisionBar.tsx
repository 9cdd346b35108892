import { CheckIcon, HourglassMediumIcon } from '@phosphor-icons/react';
import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { Button } from '@resonanz/ui/Button';
import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';

const { approved, declined, waiting } = PROJECT_APPLICATION_STATUS;

interface DecisionBarProps {
  /** How many applications are selected. */
  count: number;
  /** How many places are free. */
  free: number;
  /** Whether those selected are on the waiting list already. */
  isWaiting: boolean;
  isPending: boolean;
  onDecide: (status: ProjectApplicationStatus) => void;
  onClear: () => void;
}

/** Decides on the selected applications together. */
export function DecisionBar({ count, free, isWaiting, isPending, onDecide, onClear }: DecisionBarProps) {
  const { t } = useProjectText();
  const left = free - count;
  return (
    <SelectionBar count={count} onClear={onClear}>
      <span className={css.left}>
        <Text tone={left < 0 ? 'critical' : 'muted'}>
          {left < 0 ? t('projects.selection.tooMany', { count: -left }) : t('projects.selection.left', { count: left })}
        </Text>
      </span>
      <Button
        variant="solid"
        iconStart={CheckIcon}
        isDisabled={left < 0 || isPending}
        onPress={() => onDecide(approved)}
      >
        {t('projects.acceptCount', { count })}
      </Button>
      {!isWaiting && (
        <Button iconStart={HourglassMediumIcon} isDisabled={isPending} onPress={() => onDecide(waiting)}>
          {t('projects.status.waitingList')}
        </Button>
      )}
      <Button variant="ghost" isDisabled={isPending} onPress={() => onDecide(declined)}>
        {t('word.decline')}
      </Button>
    </SelectionBar>
  );
}

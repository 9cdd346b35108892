import { CheckIcon, HourglassMediumIcon, XIcon } from '@phosphor-icons/react';
import type { ProjectApplication } from '@resonanz/api-client/projects';
import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import { EnumTag } from '@resonanz/records/EnumTag';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Link } from '@resonanz/ui/Link';
import { useProjectText } from '../useProjectText.ts';
import * as css from './applications.css.ts';

const { pending, approved, declined, waiting } = PROJECT_APPLICATION_STATUS;

interface DecisionCellProps {
  application: ProjectApplication;
  /** Whether a place is left. */
  hasPlace: boolean;
  isPending: boolean;
  onDecide: (application: ProjectApplication, status: ProjectApplicationStatus) => void;
}

/** What can be decided on an application, or what was. */
export function DecisionCell({ application, hasPlace, isPending, onDecide }: DecisionCellProps) {
  const { t } = useProjectText();
  const { status, fullName, shippedAt } = application;
  const isOpen = status === pending || status === waiting;
  return (
    <span className={css.decision}>
      {status !== pending && <EnumTag of="projectApplicationStatus" value={status} />}
      {isOpen && (
        <Button
          iconStart={CheckIcon}
          aria-label={t('projects.accept.named', { name: fullName })}
          isDisabled={!hasPlace || isPending}
          onPress={() => onDecide(application, approved)}
        >
          {t('projects.accept')}
        </Button>
      )}
      {status === pending && (
        <IconButton
          icon={HourglassMediumIcon}
          size="density"
          label={t('projects.toWaitingList.named', { name: fullName })}
          isDisabled={isPending}
          onPress={() => onDecide(application, waiting)}
        />
      )}
      {isOpen && (
        <IconButton
          icon={XIcon}
          size="density"
          label={t('projects.decline.named', { name: fullName })}
          isDisabled={isPending}
          onPress={() => onDecide(application, declined)}
        />
      )}
      {status === approved && shippedAt === null && (
        <Link variant="standalone" onPress={() => onDecide(application, declined)}>
          {t('projects.takeBack')}
        </Link>
      )}
    </span>
  );
}

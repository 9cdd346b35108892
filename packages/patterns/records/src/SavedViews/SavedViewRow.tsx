import { ArrowsClockwiseIcon, DotsThreeVerticalIcon, PencilSimpleIcon, TrashIcon } from '@phosphor-icons/react';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { IconButton } from '@resonanz/ui/IconButton';
import { Menu } from '@resonanz/ui/Menu';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { NameForm } from './NameForm.tsx';
import * as css from './SavedViews.css.ts';
import type { NameAnswer, SavedView } from './SavedViewsPanel.tsx';

interface SavedViewRowProps {
  view: SavedView;
  /** The list shows this search now. */
  isShown: boolean;
  /** The list shows something else that the search could mean. */
  isReplaceable: boolean;
  /** What is being done with the row. */
  task: 'rename' | 'delete' | undefined;
  onTask: (task: 'rename' | 'delete') => void;
  onEnd: () => void;
  onLoad: () => void;
  onRename: (name: string) => NameAnswer;
  onReplace: () => void;
  onDelete: () => void;
}

/** One search: its name shows it, its menu changes it; both questions are asked in the row itself. */
export function SavedViewRow(props: SavedViewRowProps) {
  const { view, isShown, isReplaceable, task, onTask, onEnd, onLoad, onRename, onReplace, onDelete } = props;
  const t = useMessages(messages);
  const { name } = view;
  if (task === 'rename') {
    return (
      <li className={css.asking}>
        <NameForm
          label={t('records.saved.newName')}
          submitLabel={t('records.saved.rename')}
          name={name}
          onCancel={onEnd}
          onSubmit={async (wanted) => {
            const error = await onRename(wanted);
            if (error === undefined) onEnd();
            return error;
          }}
        />
      </li>
    );
  }
  if (task === 'delete') {
    return (
      <li className={css.asking} role="group" aria-label={t('records.saved.deleteQuestion', { name })}>
        <Text>{t('records.saved.deleteQuestion', { name })}</Text>
        <div className={css.buttons}>
          <Button onPress={onEnd} autoFocus>
            {t('records.saved.cancel')}
          </Button>
          <Button
            tone="danger"
            variant="solid"
            onPress={() => {
              onEnd();
              onDelete();
            }}
          >
            {t('records.saved.delete')}
          </Button>
        </div>
      </li>
    );
  }
  const label = t('records.saved.actions', { name });
  return (
    <li className={css.row}>
      <button type="button" className={css.name} aria-current={isShown} onClick={onLoad}>
        {name}
      </button>
      <Menu
        label={label}
        placement="bottom end"
        trigger={<IconButton icon={DotsThreeVerticalIcon} size="small" weight="bold" label={label} />}
        sections={[
          {
            id: 'actions',
            items: [
              {
                id: 'rename',
                label: t('records.saved.rename'),
                icon: PencilSimpleIcon,
                onAction: () => onTask('rename'),
              },
              ...(isReplaceable
                ? [{ id: 'replace', label: t('records.saved.replace'), icon: ArrowsClockwiseIcon, onAction: onReplace }]
                : []),
              { id: 'delete', label: t('records.saved.delete'), icon: TrashIcon, onAction: () => onTask('delete') },
            ],
          },
        ]}
      />
    </li>
  );
}

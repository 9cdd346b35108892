import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Spinner } from '@resonanz/ui/Spinner';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { NameForm } from './NameForm.tsx';
import { SavedViewRow } from './SavedViewRow.tsx';
import * as css from './SavedViews.css.ts';

/** A search of a list that is saved under a name. */
export interface SavedView {
  /** Identifies the search. */
  readonly id: number;
  /** What its user calls it. */
  readonly name: string;
  /** The query of the list's address, without the page. */
  readonly query: string;
}

/** What becomes of a name: nothing more to say, or why it was rejected, in words. */
export type NameAnswer = Promise<string | undefined>;

/** Props of `SavedViewsPanel`. */
export interface SavedViewsPanelProps {
  /** The searches in their order; `undefined` while they are on their way. */
  views: readonly SavedView[] | undefined;
  /** Loads again; there only when loading failed. */
  onReload?: (() => void) | undefined;
  /** The query the list shows now, without the page; empty while nothing is searched for. */
  query: string;
  /** Called with the search to show. */
  onLoad: (view: SavedView) => void;
  /** Keeps what the list shows now under a name. */
  onSave: (name: string) => NameAnswer;
  /** Gives a search another name. */
  onRename: (view: SavedView, name: string) => NameAnswer;
  /** Makes a search mean what the list shows now. */
  onReplace: (view: SavedView) => void;
  /** Gives a search up; the user has been asked. */
  onDelete: (view: SavedView) => void;
  /** Closes the panel. */
  onClose: () => void;
}

/** What stands behind the button: the saved searches, and a name for the present one. */
export function SavedViewsPanel(props: SavedViewsPanelProps) {
  const { views, onReload, query, onLoad, onSave, onRename, onReplace, onDelete, onClose } = props;
  const t = useMessages(messages);
  const [task, setTask] = useState<{ readonly kind: 'rename' | 'delete'; readonly id: number }>();
  const end = () => setTask(undefined);
  if (onReload) {
    return (
      <div className={css.note}>
        <LoadFailure reloadLabel={t('records.reload')} onReload={onReload}>
          {t('records.saved.failed')}
        </LoadFailure>
      </div>
    );
  }
  if (!views) {
    return (
      <div className={css.note}>
        <Spinner label={t('records.saved.loading')} />
      </div>
    );
  }
  return (
    <>
      {views.length === 0 ? (
        <div className={css.note}>
          <Text tone="muted">{t('records.saved.none')}</Text>
        </div>
      ) : (
        <ul className={css.list} aria-label={t('records.saved.title')}>
          {views.map((view) => (
            <SavedViewRow
              key={view.id}
              view={view}
              isShown={view.query === query}
              isReplaceable={query !== '' && view.query !== query}
              task={task?.id === view.id ? task.kind : undefined}
              onTask={(kind) => setTask({ kind, id: view.id })}
              onEnd={end}
              onLoad={() => {
                onLoad(view);
                onClose();
              }}
              onRename={(name) => onRename(view, name)}
              onReplace={() => onReplace(view)}
              onDelete={() => onDelete(view)}
            />
          ))}
        </ul>
      )}
      <div className={css.foot}>
        {query === '' ? (
          <Text variant="caption" tone="muted">
            {t('records.saved.nothingToSave')}
          </Text>
        ) : (
          <NameForm label={t('records.saved.nameLabel')} submitLabel={t('records.saved.save')} onSubmit={onSave} />
        )}
      </div>
    </>
  );
}

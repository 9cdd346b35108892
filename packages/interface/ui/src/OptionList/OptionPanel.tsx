import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Option, OptionId } from './Option.ts';
import * as css from './OptionList.css.ts';
import { OptionList } from './OptionList.tsx';
import { OptionPopover } from './OptionPopover.tsx';
import type { OptionChoice } from './useOptionChoice.ts';

/** Props of {@link OptionPanel}. */
export interface OptionPanelProps<Id extends OptionId> {
  choice: OptionChoice<Id>;
  anchorRef: RefObject<Element | null>;
  labelledBy: string;
  isSelected: (id: Id) => boolean;
  onPick: (option: Option<Id>) => void;
  isMultiple?: boolean;
  isLoading?: boolean | undefined;
  loadingLabel?: string | undefined;
  emptyMessage: string | undefined;
  footer?: ReactNode;
}

/** What hangs from the field: the list, or a spinner, or one line that says there is nothing. */
export function OptionPanel<Id extends OptionId>(props: OptionPanelProps<Id>) {
  const {
    choice,
    anchorRef,
    labelledBy,
    isSelected,
    onPick,
    isMultiple,
    isLoading,
    loadingLabel,
    emptyMessage,
    footer,
  } = props;
  const isEmpty = choice.options.length === 0;
  const { isOpen, setDrawn } = choice;
  useLayoutEffect(() => setDrawn(isOpen), [isOpen, setDrawn]);
  if (!isOpen) return null;
  return (
    <OptionPopover
      anchorRef={anchorRef}
      content={isLoading ? 'loading' : isEmpty ? 'empty' : 'list'}
      onClose={choice.close}
    >
      {/* A press in here must not take the focus from the field. */}
      <div className={css.panel} onMouseDown={(event) => event.preventDefault()}>
        {isLoading || isEmpty ? (
          <div className={css.message} role="status">
            {isLoading && <Spinner />}
            {isLoading ? loadingLabel : emptyMessage}
          </div>
        ) : (
          <OptionList
            id={choice.listId}
            label={{ labelledBy }}
            options={choice.options}
            active={choice.active}
            isSelected={isSelected}
            onPick={onPick}
            onPoint={choice.point}
            rowHeight={choice.rowHeight}
            {...(isMultiple ? { isMultiple } : {})}
          />
        )}
        {footer && !isLoading && !isEmpty && <div className={css.footer}>{footer}</div>}
      </div>
    </OptionPopover>
  );
}

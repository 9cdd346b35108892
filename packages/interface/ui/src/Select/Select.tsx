import { CaretDownIcon } from '@phosphor-icons/react';
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { classNames } from '../classNames.ts';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LazyOptionPanel } from '../OptionList/LazyOptionPanel.tsx';
import type { Option, OptionId } from '../OptionList/Option.ts';
import { ROW_HEIGHT } from '../OptionList/optionWindow.ts';
import { useOptionChoice } from '../OptionList/useOptionChoice.ts';
import * as own from './Select.css.ts';
import { useTypeahead } from './useTypeahead.ts';

/** Props of {@link Select}. */
export interface SelectProps<Id extends OptionId> extends FieldProps {
  /** The options, in the order they are shown. */
  items: readonly Option<Id>[];
  /** The chosen option; controlled. */
  selectedId: Id | null;
  /** Called with the option the user chooses. */
  onSelectionChange: (id: Id) => void;
  /** Called when the list closes, with a choice or without; after `onSelectionChange`. */
  onClose?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Said in place of the list when there are no options. */
  emptyMessage?: string;
  /** Figures of equal width, for numbers. */
  isTabular?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** The button element itself. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of few: a list of up to about twenty options. For more, use `ComboBox`. */
export function Select<Id extends OptionId>(props: SelectProps<Id>) {
  const {
    items,
    selectedId,
    onSelectionChange,
    onClose,
    placeholder,
    emptyMessage,
    isTabular,
    autoFocus,
    isDisabled,
    isReadOnly,
    name,
  } = props;
  const field = useField(props);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const typeahead = useTypeahead(items);
  useImperativeHandle(props.ref, () => triggerRef.current as HTMLButtonElement, []);
  const selectedRow = items.findIndex(({ id }) => id === selectedId);
  const selected = items[selectedRow];
  const valueId = `${field.controlId}-value`;

  const pick = ({ id }: Option<Id>) => {
    field.forgetServerError();
    if (id !== selectedId) onSelectionChange(id);
    choice.close();
  };
  const choice = useOptionChoice<Id>({
    list: () => items,
    initialId: selectedId,
    rowHeight: ROW_HEIGHT,
    isLocked: isDisabled || isReadOnly,
    onPick: pick,
    ...(onClose && { onClose }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const isSpace = key === ' ' && !typeahead.isTyping(timeStamp);
    if (isSpace || (key === 'Enter' && !choice.isOpen)) {
      event.preventDefault();
      if (choice.isOpen) choice.pickActive();
      else choice.open('key');
      return;
    }
    if (choice.onListKey(event) || isReadOnly || key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const from = choice.isOpen ? choice.active.row : selectedRow;
    const row = typeahead.rowFor(key, timeStamp, from);
    choice.open('key');
    if (row !== undefined) choice.goTo(row);
  };

  const { readOnly: _, name: _name, ...controlProps } = field.controlProps;
  return (
    <Field field={field}>
      <button
        {...controlProps}
        {...choice.comboboxProps}
        {...field.stateProps}
        {...(isReadOnly ? { 'aria-readonly': true } : {})}
        ref={triggerRef}
        type="button"
        className={classNames(css.frame, own.trigger, isTabular && own.tabular)}
        aria-labelledby={`${field.labelId} ${valueId}`}
        autoFocus={autoFocus}
        onClick={(event) => {
          // Safari gives no focus to a pressed button.
          event.currentTarget.focus();
          if (choice.isOpen) choice.close();
          else choice.open();
        }}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          // Space has answered already; Firefox would press the button on release.
          if (event.key === ' ') event.preventDefault();
        }}
        onBlur={() => {
          if (choice.isOpen) choice.close();
        }}
      >
        <span id={valueId} className={classNames(own.value, !selected && own.placeholder)}>
          {selected?.icon}
          <span className={own.words} title={selected?.label}>
            {selected?.label ?? placeholder ?? '\u00a0'}
          </span>
        </span>
        <span className={own.caret}>
          <Icon icon={CaretDownIcon} size="mini" />
        </span>
      </button>
      {name && <input type="hidden" name={name} value={selectedId ?? ''} disabled={isDisabled} />}
      <LazyOptionPanel
        choice={choice}
        anchorRef={triggerRef}
        labelledBy={field.labelId}
        isSelected={(id) => id === selectedId}
        onPick={pick}
        emptyMessage={emptyMessage}
      />
    </Field>
  );
}

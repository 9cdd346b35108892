import { useEffect, useImperativeHandle, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { SearchableListProps } from '../ComboBox/ComboBox.tsx';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import { keepFocus } from '../OptionList/keepFocus.ts';
import { LazyOptionPanel } from '../OptionList/LazyOptionPanel.tsx';
import { OpenButton } from '../OptionList/OpenButton.tsx';
import type { OptionId } from '../OptionList/Option.ts';
import { ROW_HEIGHT } from '../OptionList/optionWindow.ts';
import { searchIndexOf } from '../OptionList/searchIndex.ts';
import { usePreparedSearch } from '../OptionList/usePreparedSearch.ts';
import { TagList } from '../TagGroup/TagList.tsx';
import * as own from './MultiSelect.css.ts';
import { useSeveral } from './useSeveral.ts';

interface Chosen<Id extends OptionId> extends SearchableListProps<Id> {
  /** The chosen options, in the order they were chosen; controlled. */
  selectedIds: readonly Id[];
  /** Called with all chosen options when one is added or taken away. */
  onSelectionChange: (ids: Id[]) => void;
  /** Names the button that takes one away, for example "Remove Beauty". */
  removeLabel: (label: string) => string;
}

interface Limited {
  /** Maximum number of options that may be chosen; at the limit the others can't be. */
  maxSelected: number;
  /** Says how many are chosen, for example "3 von höchstens 50". */
  countLabel: (chosen: number, max: number) => string;
}

/** Props of {@link MultiSelect}. */
export type MultiSelectProps<Id extends OptionId> = Chosen<Id> &
  (Limited | { maxSelected?: never; countLabel?: never });

/** Several of many: chips for what is chosen, and a field that searches the list. */
export function MultiSelect<Id extends OptionId>(props: MultiSelectProps<Id>) {
  const {
    items,
    selectedIds,
    onSelectionChange,
    removeLabel,
    placeholder,
    emptyMessage,
    openLabel,
    footer,
    onOpenChange,
  } = props;
  const {
    isLoading,
    loadingLabel,
    order = 'alphabetical',
    rowHeight = ROW_HEIGHT,
    autoFocus,
    isDisabled,
    isReadOnly,
    name,
    maxSelected = Infinity,
    countLabel,
  } = props;
  const { locale } = useLocale();
  const field = useField(props);
  usePreparedSearch(items, locale, order);
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => inputRef.current as HTMLInputElement, []);
  const isLocked = isDisabled || isReadOnly;
  const { choice, query, chosen, isFull, isSelected, toggle, remove, type, onKeyDown } = useSeveral<Id>({
    items,
    index: () => searchIndexOf(items, locale, order),
    selectedIds,
    maxSelected,
    isLoading,
    isLocked,
    rowHeight,
    onChange(ids) {
      field.forgetServerError();
      onSelectionChange(ids);
    },
  });
  const { isOpen } = choice;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current !== isOpen) onOpenChange?.(isOpen);
    wasOpen.current = isOpen;
  }, [isOpen, onOpenChange]);

  const countId = `${field.controlId}-count`;
  const removal = isReadOnly ? ({} as const) : { onRemove: remove, removeLabel };
  const { name: _, 'aria-describedby': describedBy, ...controlProps } = field.controlProps;
  return (
    <Field field={field}>
      <TagList
        items={chosen}
        labelledBy={field.labelId}
        isDisabled={isDisabled}
        emptyFocusRef={inputRef}
        {...removal}
      />
      <div
        ref={frameRef}
        className={css.frame}
        onMouseDown={(event) => keepFocus(event, inputRef.current)}
        {...field.stateProps}
      >
        <input
          {...controlProps}
          {...choice.comboboxProps}
          aria-describedby={[describedBy, countLabel && countId].filter(Boolean).join(' ') || undefined}
          ref={inputRef}
          type="text"
          className={css.input}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={autoFocus}
          placeholder={isReadOnly ? undefined : placeholder}
          value={query}
          onClick={() => choice.open()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (isOpen) choice.close();
          }}
        />
        <span className={css.actions}>
          <OpenButton
            label={openLabel}
            isOpen={isOpen}
            isDisabled={isLocked}
            onPress={() => {
              inputRef.current?.focus();
              if (isOpen) choice.close();
              else choice.open();
            }}
          />
        </span>
      </div>
      {countLabel && (
        <span id={countId} role="status" className={own.count} data-full={isFull || undefined}>
          {countLabel(selectedIds.length, maxSelected)}
        </span>
      )}
      {name && selectedIds.map((id) => <input key={id} type="hidden" name={name} value={id} disabled={isDisabled} />)}
      <LazyOptionPanel
        choice={choice}
        anchorRef={frameRef}
        labelledBy={field.labelId}
        isSelected={isSelected}
        onPick={toggle}
        isMultiple
        isLoading={isLoading}
        loadingLabel={loadingLabel}
        emptyMessage={emptyMessage}
        footer={footer?.({ shown: choice.options.length, total: items.length })}
      />
    </Field>
  );
}

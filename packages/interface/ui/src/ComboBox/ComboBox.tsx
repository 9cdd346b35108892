import { MagnifyingGlassIcon, XIcon } from '@phosphor-icons/react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldButton } from '../Field/FieldButton.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { keepFocus } from '../OptionList/keepFocus.ts';
import { LazyOptionPanel } from '../OptionList/LazyOptionPanel.tsx';
import { OpenButton } from '../OptionList/OpenButton.tsx';
import type { Option, OptionId } from '../OptionList/Option.ts';
import { ROW_HEIGHT } from '../OptionList/optionWindow.ts';
import { type OptionOrder, search, searchIndexOf } from '../OptionList/searchIndex.ts';
import { useOptionChoice } from '../OptionList/useOptionChoice.ts';
import { usePreparedSearch } from '../OptionList/usePreparedSearch.ts';

/** How many options a search leaves. */
export interface OptionCounts {
  /** Options that match what was typed. */
  shown: number;
  /** All options. */
  total: number;
}

/** What controls have that search a list. */
export interface SearchableListProps<Id extends OptionId> extends FieldProps {
  /** The options; a plain array of up to 100,000. Keep its identity while nothing changes. */
  items: readonly Option<Id>[];
  /** Said in place of the list when nothing matches or nothing is there. */
  emptyMessage: string;
  /** Name of the button that opens and closes the list. */
  openLabel: string;
  /** Shown while the field is empty. */
  placeholder?: string;
  /** The options are on their way. */
  isLoading?: boolean;
  /** Said beside the spinner. */
  loadingLabel?: string;
  /** Line below the list, for example how many there are. */
  footer?: (counts: OptionCounts) => ReactNode;
  /** Sorts by the rules of the language (default) or keeps the given order. */
  order?: OptionOrder;
  /** Height of a row in px; 31 by default. */
  rowHeight?: number;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
  /** Called when the list opens or closes, for example to fetch. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The input element itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Props of {@link ComboBox}. */
export interface ComboBoxProps<Id extends OptionId> extends SearchableListProps<Id> {
  /** The chosen option; controlled. */
  selectedId: Id | null;
  /** Called with the option the user chooses, or `null` when it is taken back. */
  onSelectionChange: (id: Id | null) => void;
  /** Label of a clear button; omitted without it. */
  clearLabel?: string;
  /** The chosen option's words while the options aren't there yet. */
  selectedLabel?: string;
  /** With `autoFocus`, shows the list as soon as the options are there, for a dialog that asks for nothing else. */
  opensAtOnce?: boolean;
}

/** What moves an element into its place, for example the entrance of a dialog. */
const entrancesOf = (element: Element | null): Promise<unknown> =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.target?.contains(element) &&
          effect.getComputedTiming().iterations !== Infinity,
      )
      .map(({ finished }) => finished),
  );

/** One of many: a field that searches a long list while typing. */
export function ComboBox<Id extends OptionId>(props: ComboBoxProps<Id>) {
  const {
    items,
    selectedId,
    onSelectionChange,
    placeholder,
    emptyMessage,
    openLabel,
    clearLabel,
    selectedLabel,
    opensAtOnce = false,
    footer,
  } = props;
  const {
    isLoading,
    loadingLabel,
    order = 'alphabetical',
    rowHeight = ROW_HEIGHT,
    autoFocus,
    onOpenChange,
    isDisabled,
    isReadOnly,
    name,
  } = props;
  const { locale } = useLocale();
  const field = useField(props);
  usePreparedSearch(items, locale, order);
  const frameRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  useImperativeHandle(props.ref, () => inputRef.current as HTMLInputElement, []);

  const label = selectedId === null ? '' : (items.find(({ id }) => id === selectedId)?.label ?? selectedLabel ?? '');
  const change = (id: Id | null) => {
    field.forgetServerError();
    onSelectionChange(id);
  };
  const pick = ({ id }: Option<Id>) => {
    change(id);
    choice.close();
  };
  const choice = useOptionChoice<Id>({
    list: () => (isLoading ? [] : search(searchIndexOf(items, locale, order), query ?? '')),
    initialId: selectedId,
    rowHeight,
    isLocked: isDisabled || isReadOnly,
    onPick: pick,
    onClose: () => setQuery(null),
  });
  const { isOpen } = choice;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current !== isOpen) onOpenChange?.(isOpen);
    wasOpen.current = isOpen;
  }, [isOpen, onOpenChange]);

  const openAtOnce = useEffectEvent(() => {
    if (document.activeElement === inputRef.current) choice.open();
  });
  const opensNow = opensAtOnce && isLoading !== true;
  useEffect(() => {
    if (!opensNow) return;
    let isGone = false;
    // The list hangs from the place that the field has when it opens.
    void entrancesOf(frameRef.current).then(() => {
      if (!isGone) openAtOnce();
    });
    return () => {
      isGone = true;
    };
  }, [opensNow]);

  const { name: _, ...controlProps } = field.controlProps;
  return (
    <Field field={field}>
      <div
        ref={frameRef}
        className={css.frame}
        onMouseDown={(event) => keepFocus(event, inputRef.current)}
        {...field.stateProps}
      >
        <span className={css.iconStart}>
          <Icon icon={MagnifyingGlassIcon} size="small" />
        </span>
        <input
          {...controlProps}
          {...choice.comboboxProps}
          ref={inputRef}
          type="text"
          className={css.input}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={autoFocus}
          placeholder={placeholder}
          value={query ?? label}
          onClick={() => {
            choice.open();
            if (query === null) inputRef.current?.select();
          }}
          onChange={(event) => {
            const typed = event.target.value;
            choice.open();
            setQuery(typed);
            choice.goTo(typed.trim() === '' ? -1 : 0);
          }}
          onKeyDown={choice.onListKey}
          onBlur={() => {
            if (isOpen) choice.close();
          }}
        />
        <span className={css.actions}>
          {clearLabel && selectedId !== null && !isDisabled && !isReadOnly && (
            <FieldButton icon={XIcon} iconSize="mini" label={clearLabel} onPress={() => change(null)} />
          )}
          <OpenButton
            label={openLabel}
            isOpen={isOpen}
            isDisabled={isDisabled || isReadOnly}
            onPress={() => {
              inputRef.current?.focus();
              if (isOpen) choice.close();
              else choice.open();
            }}
          />
        </span>
      </div>
      {name && <input type="hidden" name={name} value={selectedId ?? ''} disabled={isDisabled} />}
      <LazyOptionPanel
        choice={choice}
        anchorRef={frameRef}
        labelledBy={field.labelId}
        isSelected={(id) => id === selectedId}
        onPick={pick}
        isLoading={isLoading}
        loadingLabel={loadingLabel}
        emptyMessage={emptyMessage}
        footer={footer?.({ shown: choice.options.length, total: items.length })}
      />
    </Field>
  );
}

'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { SearchField } from '@resonanz/ui/SearchField';
import { messages } from '../messages.ts';

/** Props of `ListSearch`. */
export interface ListSearchProps {
  /** The words the list is searched for. */
  value: string;
  /** Called with new words after a pause in typing, and at once on Enter. */
  onSearch: (search: string) => void;
  /** What can be searched for, for example "Name, Handle oder URL". */
  placeholder?: string;
}

const PAUSE = 300;

/** The search of a list. */
export function ListSearch({ value, onSearch, placeholder }: ListSearchProps) {
  const t = useMessages(messages);
  const [base, setBase] = useState(value);
  const [text, setText] = useState(value);
  if (base !== value) {
    setBase(value);
    // What is being typed wins over its own, trimmed echo from the address.
    if (text.trim() !== value) setText(value);
  }
  const search = useEffectEvent(() => onSearch(text));
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <SearchField
      label={t('records.search')}
      hidesLabel
      clearLabel={t('records.search.clear')}
      value={text}
      onChange={setText}
      onSubmit={onSearch}
      {...(placeholder !== undefined && { placeholder })}
    />
  );
}

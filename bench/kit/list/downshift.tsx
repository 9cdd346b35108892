import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';
import { show } from '../show.tsx';
import { HEIGHT, LABEL, ROW } from './content.ts';
import { find } from './find.ts';

function List() {
  const [query, setQuery] = useState('');
  const found = useMemo(() => [...find(query)], [query]);
  const list = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes the contestants
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW,
    overscan: 4,
  });
  const { isOpen, getLabelProps, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: found,
    inputValue: query,
    itemToString: (item) => item?.label ?? '',
    onInputValueChange: ({ inputValue }) => {
      setQuery(inputValue);
      rows.scrollToOffset(0);
    },
    scrollIntoView: () => {},
    onHighlightedIndexChange: ({ highlightedIndex }) => rows.scrollToIndex(highlightedIndex),
  });
  return (
    <>
      <label {...getLabelProps()}>{LABEL}</label>
      <input {...getInputProps()} />
      <ul
        {...getMenuProps({ ref: list })}
        style={{ height: HEIGHT, width: 400, overflow: 'auto', position: 'relative', margin: 0, padding: 0 }}
      >
        {isOpen && <li role="presentation" style={{ height: rows.getTotalSize() }} />}
        {isOpen &&
          rows.getVirtualItems().map(({ index, start, size }) => {
            const item = found[index];
            return (
              item && (
                <li
                  key={item.id}
                  {...getItemProps({ item, index, 'aria-setsize': found.length, 'aria-posinset': index + 1 })}
                  style={{
                    position: 'absolute',
                    top: 0,
                    width: 400,
                    height: size,
                    transform: `translateY(${start}px)`,
                    listStyle: 'none',
                  }}
                >
                  {item.label}
                </li>
              )
            );
          })}
      </ul>
    </>
  );
}

show(() => <List />);

import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { show } from '../show.tsx';
import { HEIGHT, LABEL, ROW } from './content.ts';
import { find } from './find.ts';

function List() {
  const id = useId();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = isOpen ? find(query) : [];
  const start = Math.max(0, first - 4);
  return (
    <>
      <label htmlFor={id}>{LABEL}</label>
      <input
        id={id}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        value={query}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setQuery(event.target.value);
          setFirst(0);
          if (list.current) list.current.scrollTop = 0;
        }}
      />
      {isOpen && (
        <div
          ref={list}
          role="listbox"
          id={`${id}-list`}
          aria-label={LABEL}
          style={{ height: HEIGHT, width: 400, overflow: 'auto' }}
          onScroll={({ currentTarget }) => flushSync(() => setFirst(Math.floor(currentTarget.scrollTop / ROW)))}
        >
          <div style={{ height: found.length * ROW, position: 'relative' }}>
            {found.slice(start, first + 12).map((item, at) => (
              <div
                key={item.id}
                role="option"
                aria-selected={false}
                aria-setsize={found.length}
                aria-posinset={start + at + 1}
                style={{ position: 'absolute', top: (start + at) * ROW, height: ROW, width: '100%' }}
              >
                {item.label}
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

show(() => <List />);

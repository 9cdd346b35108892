import { useState } from 'react';
import { show } from '../show.tsx';
import { timeOf, TITLE } from './content.ts';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

function Bell() {
  const rows = useRows();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {TITLE}
      </button>
      {isOpen && (
        <ul aria-label={TITLE} style={{ width: 350, maxHeight: 450, overflow: 'auto' }}>
          {rows.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={nothing}>
                {row.subject && <span>{row.subject}</span>}
                <span>
                  <b>{row.user}</b> hat die Kampagne <b>{row.campaign}</b> geändert.
                </span>
                <time>{timeOf(row)}</time>
              </button>
              <button type="button" aria-label={`Benachrichtigung löschen: ${row.campaign}`} onClick={nothing}>
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

show(() => <Bell />);

import { show } from '../show.tsx';
import { Channel, Menu, Person, Status } from './cells.tsx';
import { CAPTION, Place, ROW, rows } from './content.tsx';
import type { Entry } from './entries.ts';
import { heads, words } from './heads.ts';

const cell = (entry: Entry, head: (typeof heads)[number]) => {
  if (head.kind === 'person') return <Person entry={entry} />;
  if (head.kind === 'channel') return <Channel entry={entry} />;
  if (head.kind === 'status') return <Status word={words(entry, head)} />;
  return words(entry, head);
};

/** All rows drawn beforehand as a plain table: what this browser can scroll when nothing is computed meanwhile. */
function Entries() {
  return (
    <Place>
      <div style={{ overflow: 'auto', height: '100%' }}>
        <table
          aria-label={CAPTION}
          style={{
            tableLayout: 'fixed',
            borderCollapse: 'separate',
            borderSpacing: 0,
            width: heads.reduce((sum, { width }) => sum + width, 0),
          }}
        >
          <thead>
            <tr style={{ height: ROW }}>
              {heads.map(({ id, header, width }) => (
                <th key={id} style={{ width, position: 'sticky', top: 0, background: '#fff' }}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <tr key={entry.entryId} style={{ height: ROW }}>
                {heads.map((head) => (
                  <td key={head.id} style={{ whiteSpace: 'nowrap', overflow: 'hidden' }}>
                    {cell(entry, head)}
                  </td>
                ))}
                <td>
                  <Menu entry={entry} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Place>
  );
}

show(() => <Entries />);

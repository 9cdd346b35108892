import type { Entry } from './entries.ts';
import { followers } from './heads.ts';

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first]) => first)
    .slice(0, 2)
    .join('');

/** Picture and name, drawn by hand. */
export function Person({ entry }: { entry: Entry }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <span
        style={{
          flex: 'none',
          width: 28,
          height: 28,
          borderRadius: 14,
          background: '#dbe7e9',
          fontSize: 11,
          lineHeight: '28px',
          textAlign: 'center',
        }}
      >
        {initialsOf(entry.name)}
      </span>
      <b style={{ overflow: 'hidden', textOverflow: 'ellipsis' }} title={entry.name}>
        {entry.name}
      </b>
    </span>
  );
}

/** Platform and followers. */
export function Channel({ entry }: { entry: Entry }) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        lineHeight: '22px',
        padding: '0 6px',
        borderRadius: 3,
        background: '#fbe3ef',
      }}
    >
      <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <rect width="12" height="12" rx="3" fill="#d62976" />
      </svg>
      {followers(entry.followers)}
    </span>
  );
}

/** A status as a tag: mark and word. */
export function Status({ word }: { word: string }) {
  if (word === '') return null;
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 5,
        lineHeight: '22px',
        padding: '0 8px',
        borderRadius: 3,
        background: '#e3f0e5',
      }}
    >
      <i style={{ width: 7, height: 7, borderRadius: 4, background: '#2a7d3f' }} />
      {word}
    </span>
  );
}

/** The button of a row. */
export function Menu({ entry }: { entry: Entry }) {
  return (
    <button type="button" aria-label={`Aktionen für ${entry.name}`} aria-haspopup="menu">
      ⋮
    </button>
  );
}

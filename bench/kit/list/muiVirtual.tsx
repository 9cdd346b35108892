import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type HTMLAttributes, useMemo } from 'react';
import { show } from '../show.tsx';
import { type Item, items, LABEL } from './content.ts';
import { find } from './find.ts';
import { VirtualOptions } from './VirtualOptions.tsx';

type Row = readonly [props: HTMLAttributes<HTMLLIElement> & { key: string }, option: Item];

// As in its documentation: rows are handed to the listbox as data, and a window draws them.
function Listbox({ children, ...list }: HTMLAttributes<HTMLElement>) {
  const rows = children as unknown as readonly Row[];
  return (
    <div {...list} style={{ maxHeight: 'none', overflow: 'visible', padding: 0 }}>
      <VirtualOptions count={rows.length}>
        {({ index, style }) => {
          const [props, option] = rows[index] ?? [];
          if (!props || !option) return null;
          const { key, ...rest } = props;
          return (
            <li key={key} {...rest} aria-setsize={rows.length} aria-posinset={index + 1} style={style}>
              {option.label}
            </li>
          );
        }}
      </VirtualOptions>
    </div>
  );
}

function List() {
  const options = useMemo(() => [...items], []);
  return (
    <Autocomplete
      disablePortal
      disableListWrap
      openOnFocus
      options={options}
      getOptionKey={({ id }) => id}
      filterOptions={(_, { inputValue }) => [...find(inputValue)]}
      renderOption={(props, option) => [props, option] as never}
      renderInput={(params) => <TextField {...params} label={LABEL} />}
      slots={{ listbox: Listbox }}
    />
  );
}

show(() => <List />);

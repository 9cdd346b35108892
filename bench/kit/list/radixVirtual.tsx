import '@radix-ui/themes/styles.css';
import { Popover, TextField, Theme } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { show } from '../show.tsx';
import { LABEL } from './content.ts';
import { find } from './find.ts';
import { VirtualOptions } from './VirtualOptions.tsx';

// The theme has no searchable list: its field, its popover and TanStack Virtual make one.
function List() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = find(query);
  const id = useId();
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <TextField.Root
          type="text"
          role="combobox"
          aria-label={LABEL}
          aria-expanded={isOpen}
          aria-controls={id}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Popover.Trigger>
      <Popover.Content onOpenAutoFocus={(event) => event.preventDefault()}>
        <div role="listbox" id={id} aria-label={LABEL} key={query}>
          <VirtualOptions count={found.length}>
            {({ index, style }) => (
              <div
                key={found[index]?.id}
                role="option"
                aria-selected={false}
                aria-setsize={found.length}
                aria-posinset={index + 1}
                style={style}
              >
                {found[index]?.label}
              </div>
            )}
          </VirtualOptions>
        </div>
      </Popover.Content>
    </Popover.Root>
  );
}

show(() => (
  <Theme>
    <List />
  </Theme>
));

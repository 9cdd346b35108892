import { useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { show } from '../show.tsx';
import { HEIGHT, LABEL, ROW } from './content.ts';
import { find } from './find.ts';

function List() {
  const [query, setQuery] = useState('');
  return (
    <ComboBox items={find(query)} inputValue={query} onInputChange={setQuery} menuTrigger="focus" allowsEmptyCollection>
      <Label>{LABEL}</Label>
      <Input />
      <Button>Zeigen</Button>
      <Popover>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW }}>
          <ListBox style={{ height: HEIGHT, width: 400, overflow: 'auto', display: 'block' }}>
            {({ id, label }: { id: number; label: string }) => (
              <ListBoxItem id={id} style={{ height: ROW }}>
                {label}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  );
}

show(() => <List />);

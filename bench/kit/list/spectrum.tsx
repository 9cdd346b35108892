import '@react-spectrum/s2/page.css';
import { ComboBox, ComboBoxItem, Provider } from '@react-spectrum/s2';
import { useState } from 'react';
import { show } from '../show.tsx';
import { LABEL } from './content.ts';
import { find } from './find.ts';

function List() {
  const [query, setQuery] = useState('');
  return (
    <Provider locale="de-DE">
      <ComboBox label={LABEL} items={find(query)} inputValue={query} onInputChange={setQuery} menuTrigger="focus">
        {({ id, label }) => <ComboBoxItem id={id}>{label}</ComboBoxItem>}
      </ComboBox>
    </Provider>
  );
}

show(() => <List />);

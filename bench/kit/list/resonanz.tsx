import '@resonanz/tokens/core';
import { useState } from 'react';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { show } from '../show.tsx';
import { items, LABEL } from './content.ts';

function List() {
  const [id, setId] = useState<number | null>(null);
  return (
    <LocaleProvider language="de">
      <ComboBox
        label={LABEL}
        items={items}
        selectedId={id}
        onSelectionChange={setId}
        openLabel="Zeigen"
        emptyMessage="Keine Daten"
      />
    </LocaleProvider>
  );
}

show(() => <List />);

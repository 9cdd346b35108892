import { ChakraProvider, Combobox, createListCollection, defaultSystem, Portal } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { show } from '../show.tsx';
import { LABEL } from './content.ts';
import { find } from './find.ts';
import { VirtualOptions } from './VirtualOptions.tsx';

function List() {
  const [query, setQuery] = useState('');
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...find(query)],
        itemToValue: ({ id }) => String(id),
        itemToString: ({ label }) => label,
      }),
    [query],
  );
  return (
    <Combobox.Root
      collection={collection}
      openOnClick
      onInputValueChange={({ inputValue }) => setQuery(inputValue)}
      width="400px"
    >
      <Combobox.Label>{LABEL}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input />
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content padding={0}>
            <VirtualOptions count={collection.items.length} key={query}>
              {({ index, style }) => {
                const item = collection.items[index];
                return (
                  item && (
                    <Combobox.Item
                      key={item.id}
                      item={item}
                      style={style}
                      aria-setsize={collection.items.length}
                      aria-posinset={index + 1}
                    >
                      {item.label}
                    </Combobox.Item>
                  )
                );
              }}
            </VirtualOptions>
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

show(() => (
  <ChakraProvider value={defaultSystem}>
    <List />
  </ChakraProvider>
));

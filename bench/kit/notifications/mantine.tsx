import '@mantine/core/styles.css';
import { Button, CloseButton, List, MantineProvider, Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { show } from '../show.tsx';
import { timeOf, TITLE } from './content.ts';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

function Bell() {
  const rows = useRows();
  return (
    <Popover width={350} transitionProps={{ duration: 0 }}>
      <Popover.Target>
        <Button>{TITLE}</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ScrollArea h={450}>
          <List aria-label={TITLE} listStyleType="none">
            {rows.map((row) => (
              <List.Item key={row.id}>
                <UnstyledButton onClick={nothing}>
                  {row.subject && <Text size="sm">{row.subject}</Text>}
                  <Text size="sm">
                    <b>{row.user}</b> hat die Kampagne <b>{row.campaign}</b> geändert.
                  </Text>
                  <time>{timeOf(row)}</time>
                </UnstyledButton>
                <CloseButton aria-label={`Benachrichtigung löschen: ${row.campaign}`} onClick={nothing} />
              </List.Item>
            ))}
          </List>
        </ScrollArea>
      </Popover.Dropdown>
    </Popover>
  );
}

show(() => (
  <MantineProvider>
    <Bell />
  </MantineProvider>
));

import { Button, Dialog, DialogTrigger, GridList, GridListItem, Popover } from 'react-aria-components';
import { show } from '../show.tsx';
import { timeOf, TITLE } from './content.ts';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

function Bell() {
  const rows = useRows();
  return (
    <DialogTrigger>
      <Button>{TITLE}</Button>
      <Popover>
        <Dialog aria-label={TITLE}>
          <GridList aria-label={TITLE} items={rows} style={{ width: 350, maxHeight: 450, overflow: 'auto' }}>
            {(row) => (
              <GridListItem id={row.id} textValue={row.campaign} onAction={nothing}>
                {row.subject && <span>{row.subject}</span>}
                <span>
                  <b>{row.user}</b> hat die Kampagne <b>{row.campaign}</b> geändert.
                </span>
                <time>{timeOf(row)}</time>
                <Button aria-label={`Benachrichtigung löschen: ${row.campaign}`} onPress={nothing}>
                  ×
                </Button>
              </GridListItem>
            )}
          </GridList>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

show(() => <Bell />);

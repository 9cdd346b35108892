import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { show } from '../show.tsx';
import { timeOf, TITLE } from './content.ts';
import { useRows } from './useRows.ts';

const nothing = (): void => {};

function Bell() {
  const rows = useRows();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>{TITLE}</Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} transitionDuration={0}>
        <List aria-label={TITLE} dense sx={{ width: 350, maxHeight: 450, overflow: 'auto' }}>
          {rows.map((row) => (
            <ListItem
              key={row.id}
              disablePadding
              secondaryAction={
                <IconButton aria-label={`Benachrichtigung löschen: ${row.campaign}`} onClick={nothing}>
                  ×
                </IconButton>
              }
            >
              <ListItemButton onClick={nothing}>
                <ListItemText
                  primary={row.subject}
                  secondary={
                    <>
                      <span>
                        <b>{row.user}</b> hat die Kampagne <b>{row.campaign}</b> geändert.
                      </span>
                      <time>{timeOf(row)}</time>
                    </>
                  }
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
}

show(() => <Bell />);

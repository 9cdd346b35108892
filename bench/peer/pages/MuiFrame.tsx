import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Filters } from './muiFilters.tsx';
import type { useChannels } from './useChannels.ts';
import { MENU } from './words.ts';

/** An icon of about the size of ours. */
export function Mark() {
  return (
    <SvgIcon fontSize="small">
      <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z" />
    </SvgIcon>
  );
}

interface MuiFrameProps {
  readonly list: ReturnType<typeof useChannels>;
  readonly selected: number;
  readonly children: ReactNode;
}

/** Header, navigation, filters and the bar above the list. */
export function MuiFrame({ list, selected, children }: MuiFrameProps) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <AppBar position="static">
        <Toolbar variant="dense">
          <Typography variant="h6" sx={{ flexGrow: 1 }}>
            Resonanz
          </Typography>
          {['Merkliste', 'Benachrichtigungen'].map((name) => (
            <IconButton key={name} color="inherit" aria-label={name}>
              <Badge badgeContent={4} color="secondary">
                <Mark />
              </Badge>
            </IconButton>
          ))}
          <Button color="inherit" startIcon={<Avatar sx={{ width: 28, height: 28 }}>K</Avatar>}>
            Katharina B.
          </Button>
        </Toolbar>
      </AppBar>
      <Box sx={{ display: 'flex', flexGrow: 1, minHeight: 0 }}>
        <List dense component="nav" sx={{ width: 232, overflow: 'auto', borderRight: '1px solid #ddd' }}>
          {MENU.map((name) => (
            <ListItemButton key={name} selected={name === 'Influencer-Verwaltung'} component="a" href={`#${name}`}>
              <ListItemIcon>
                <Mark />
              </ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
        <Filters text={list.text} onText={list.setText} />
        <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ padding: 2, justifyContent: 'space-between' }}>
            <Typography variant="h5" component="h1">
              Influencer-Verwaltung
            </Typography>
            <Button variant="contained">Influencer anlegen</Button>
          </Stack>
          <Stack direction="row" spacing={1} sx={{ paddingInline: 2, alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1 }}>
              {list.total.toLocaleString('de-DE')} Treffer{selected > 0 && `, ${selected} ausgewählt`}
            </Typography>
            {['Suchen', 'Neueste zuerst', 'Spalten', 'Exportieren'].map((name) => (
              <Button key={name} startIcon={<Mark />}>
                {name}
              </Button>
            ))}
          </Stack>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

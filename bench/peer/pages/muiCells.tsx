import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Mark } from './MuiFrame.tsx';
import type { Channel } from './server.ts';
import { chipsOf, initialsOf, nameOf } from './words.ts';

/** Picture, name and handle. */
export function Person({ channel }: { channel: Channel }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
      <Avatar sx={{ width: 28, height: 28, fontSize: 12 }} {...(channel.picture !== null && { src: channel.picture })}>
        {initialsOf(channel)}
      </Avatar>
      <Stack>
        <Link href={`#${channel.channelId}`} variant="body2" noWrap>
          {nameOf(channel)}
        </Link>
        <Typography variant="caption" noWrap>
          @{channel.handle}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** The channels of the person. */
export function Chips({ channel }: { channel: Channel }) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', height: '100%' }}>
      {chipsOf(channel).map(({ id, words }) => (
        <Chip key={id} size="small" label={words} />
      ))}
    </Stack>
  );
}

/** A button of the row. */
export function RowButton({ label }: { label: string }) {
  return (
    <IconButton size="small" aria-label={label}>
      <Mark />
    </IconButton>
  );
}

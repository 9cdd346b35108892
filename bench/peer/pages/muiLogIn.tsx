import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { logIn } from './server.ts';
import type { LogInProps } from './start.tsx';
import { LOG_IN } from './words.ts';

/** The log-in as Material UI draws it. */
export function LogIn({ onLoggedIn }: LogInProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Paper sx={{ width: 400, margin: '80px auto', padding: 4 }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void logIn(email, password).then(onLoggedIn);
        }}
      >
        <Stack spacing={2}>
          <Typography variant="h4" component="h1">
            {LOG_IN.title}
          </Typography>
          <TextField
            label={LOG_IN.email}
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            label={LOG_IN.password}
            type="password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <Link href="#forgotten">{LOG_IN.forgotten}</Link>
          <Button type="submit" variant="contained">
            {LOG_IN.submit}
          </Button>
        </Stack>
      </form>
    </Paper>
  );
}

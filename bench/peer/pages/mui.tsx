import CssBaseline from '@mui/material/CssBaseline';
import { LogIn } from './muiLogIn.tsx';
import { start } from './start.tsx';

start(
  LogIn,
  () => import('./muiList.tsx'),
  (screen) => (
    <>
      <CssBaseline />
      {screen}
    </>
  ),
);

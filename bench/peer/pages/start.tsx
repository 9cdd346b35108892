import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What a peer's log-in gets. */
export interface LogInProps {
  readonly onLoggedIn: () => void;
}

/** Makes a peer's app of two screens; the code of the second is loaded while the first waits for its user. */
export function start(
  LogIn: ComponentType<LogInProps>,
  load: () => Promise<{ default: ComponentType }>,
  frame: (screen: ReactNode) => ReactNode = (screen) => screen,
): void {
  const List = lazy(load);
  function App() {
    const [isLoggedIn, setLoggedIn] = useState(false);
    if (!isLoggedIn) return <LogIn onLoggedIn={() => setLoggedIn(true)} />;
    return (
      <Suspense>
        <List />
      </Suspense>
    );
  }
  createRoot(document.getElementById('root') ?? document.body).render(frame(<App />));
  requestIdleCallback(() => void load());
}

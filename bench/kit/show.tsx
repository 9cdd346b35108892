import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  interface Window {
    /** What a page of the benchmarks offers to the one who measures. */
    kit: { mount: () => void; unmount: () => void };
  }
}

/** Makes a contestant's page; nothing is drawn before it is asked for. */
export function show(page: () => ReactNode): void {
  let root: Root | undefined;
  window.kit = {
    mount: () => {
      root = createRoot(document.getElementById('root') ?? document.body);
      root.render(page());
    },
    unmount: () => root?.unmount(),
  };
}

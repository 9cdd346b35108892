import '@resonanz/tokens/audiences';
import { useLayoutEffect } from 'react';
import { Outlet } from 'react-router';

/** The pages with which staff run testerworld: the whole document wears its colours, windows and menus with it. */
export function Component() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['audience'] = 'testerworld';
    return () => {
      dataset['audience'] = 'staff';
    };
  }, []);
  return <Outlet />;
}

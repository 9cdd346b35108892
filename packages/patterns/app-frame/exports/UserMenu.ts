'use client';

export { UserMenu, type ThemeChoice, type UserMenuProps } from '../src/UserMenu/UserMenu.tsx';
export type { EntryTarget } from '../src/UserMenu/UserMenuEntry.tsx';

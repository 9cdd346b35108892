'use client';

export { UserMenuButton, type UserButtonProps, type UserMenuButtonProps } from '../src/UserMenu/UserMenuButton.tsx';

'use client';

export { UserMenuPopup, type UserMenuPopupProps } from '../src/UserMenu/UserMenuPopup.tsx';

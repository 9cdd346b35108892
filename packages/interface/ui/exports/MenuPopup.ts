'use client';

export { MenuPopup, type MenuPopupProps } from '../src/Menu/MenuPopup.tsx';

'use client';
export { Drawer, type DrawerProps } from '../src/Drawer/Drawer.tsx';

'use client';

export { Sidebar, type SidebarProps } from '../src/Sidebar/Sidebar.tsx';

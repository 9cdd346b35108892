'use client';

export { StaffHeader, type StaffHeaderProps } from '../src/Header/StaffHeader.tsx';
export type { PanelSlot } from '../src/Header/Header.tsx';

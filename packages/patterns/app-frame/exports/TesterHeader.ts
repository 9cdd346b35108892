'use client';

export { TesterHeader, type TesterHeaderProps } from '../src/Header/TesterHeader.tsx';

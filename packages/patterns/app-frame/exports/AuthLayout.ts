'use client';

export { AuthLayout, type AuthLayoutProps } from '../src/AuthLayout/AuthLayout.tsx';

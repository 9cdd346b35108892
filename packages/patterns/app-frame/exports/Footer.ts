'use client';

export { Footer, type FooterProps, type LegalLinks } from '../src/Footer/Footer.tsx';

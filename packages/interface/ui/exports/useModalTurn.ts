'use client';

export { useModalTurn } from '../src/modalTurn/useModalTurn.ts';

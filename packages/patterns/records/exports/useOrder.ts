'use client';

export { useOrder, type OrderStore } from '../src/connected/useOrder.ts';

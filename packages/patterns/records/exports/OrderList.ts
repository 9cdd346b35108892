'use client';

export { OrderList, type OrderedItem, type OrderListProps } from '../src/OrderList/OrderList.tsx';

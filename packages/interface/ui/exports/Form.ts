'use client';
export { Form, type FormProps } from '../src/Form/Form.tsx';

import type { UserRole } from '@sumu/contract';
import { createContext, use } from 'react';

const Context = createContext<UserRole>('admin');

/** What who is at work here may do; it decides what is shown, and the server what is done. */
export const WorkRoleProvider = Context;
export const useWorkRole = () => use(Context);

import type { UserRole } from '@sumu/contract';
import { createContext, use } from 'react';

const Context = createContext<UserRole>('admin');

/** Role of the signed-in user. It controls only the admin's interface; the server enforces permissions. */
export const WorkRoleProvider = Context;
export const useWorkRole = () => use(Context);

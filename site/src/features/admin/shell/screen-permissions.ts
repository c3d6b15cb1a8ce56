import { canOpenScreen, screenAccess, type UserRole } from '@sumu/contract';
import { createContext, use } from 'react';
import { matchPath } from 'react-router-dom';

/** Whether a role can access the admin screen at an address; true for all other addresses. */
export const canAccessScreen = (role: UserRole, address: string): boolean =>
	screenAccess.every(
		({ path, access }) => !matchPath(path, address) || canOpenScreen(role, access),
	);

const Context = createContext<UserRole>('admin');

/** Role of the signed-in user. It controls only the admin's interface; the server enforces permissions. */
export const WorkRoleProvider = Context;
export const useWorkRole = () => use(Context);

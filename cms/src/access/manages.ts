import { managedKinds } from '@sumu/contract';
import { contractRoles } from './called';
import type { RoleType } from './roles';

/** Checks whether a role manages entries of a kind. An admin passes for any kind; an unknown one is refused later. */
export const canManageKind = (role: RoleType, kind: string): boolean =>
	role === 'admin' || managedKinds[contractRoles[role]].some((each) => each === kind);

import type { EndpointName } from '@sumu/contract';
import type { RoleType } from '../../src/access/roles.ts';
import { access } from '../../src/access/table.ts';
import type { Caller } from './callers.ts';

const roleOf: Partial<Record<Caller, RoleType>> = {
	nobody: 'public',
	visitor: 'authenticated',
	'another visitor': 'authenticated',
	admin: 'admin',
};

/** Who gets past each policy, where what is asked for is the visitor's. */
export const admitted: Record<string, readonly Caller[]> = {
	'global::is-self': ['visitor'],
	'global::is-self-or-admin': ['visitor', 'admin'],
	'global::owns-cart-item': ['visitor'],
	'global::same-origin': ['nobody', 'visitor', 'another visitor', 'admin'],
};

/** What the access table and the policies of a call's route make of a caller. */
export function expected(name: EndpointName, policies: readonly string[], caller: Caller) {
	const role = roleOf[caller];
	if (!role) return 401;
	const allowed =
		access[name].includes(role) && policies.every((policy) => admitted[policy]?.includes(caller));
	if (allowed) return 'let in';
	return caller === 'nobody' ? 401 : 403;
}

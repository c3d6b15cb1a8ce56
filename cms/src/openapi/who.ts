import type { RoleType } from '../access/roles';

const byRoles = (roles: readonly RoleType[]) => {
	if (roles.includes('public')) return 'Anyone';
	return roles.includes('authenticated') ? 'Anyone who is signed in' : 'An admin';
};

/** What each policy adds to the roles of the access table. */
const conditions: Record<string, string> = {
	'global::is-self': 'for the account that is their own',
	'global::is-self-or-admin': 'for the account that is their own; an admin for any',
	'global::owns-cart-item': 'for a line of their own cart',
	'global::same-origin': 'from a page of this site, or from no page at all',
};

/**
 * Who may make a call, in words.
 * @throws when a policy has none
 */
export function who(roles: readonly RoleType[], policies: readonly string[]): string {
	const words = policies.map((policy) => {
		const condition = conditions[policy];
		if (!condition) throw new Error(`${policy} is described nowhere in the documentation`);
		return condition;
	});
	return [byRoles(roles), ...words].join(', ');
}

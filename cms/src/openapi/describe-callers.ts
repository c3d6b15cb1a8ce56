import type { RoleType } from '../access/roles';

const roleDescriptions: Record<RoleType, string> = {
	public: 'anyone',
	authenticated: 'anyone who is signed in',
	'sumu-editor': 'an editor',
	'sumu-assistant': 'an assistant',
	admin: 'an admin',
};

/** Describes roles: the widest includes the others; without a wide one, each is named. */
const describeRoles = (roles: readonly RoleType[]) => {
	const widest = (['public', 'authenticated'] as const).find((role) => roles.includes(role));
	const roleText = (widest ? [widest] : roles).map((role) => roleDescriptions[role]).join(' or ');
	return roleText.charAt(0).toUpperCase() + roleText.slice(1);
};

/** Condition that each policy adds to the roles of the access table. */
const policyConditions: Record<string, string> = {
	'global::drafts-for-managers': 'drafts only for kinds that they manage',
	'global::is-self': 'for their own account',
	'global::is-self-or-admin': 'for their own account; an admin for any',
	'global::manages-kind': 'for a kind that they manage',
	'global::owns-cart-item': 'for an item in their own cart',
	'global::same-origin': 'from a page of this site or of `CLIENT_ORIGINS`, or not from a page',
};

/** Describes in words the callers that a call allows. @throws if a policy has no description */
export function describeCallers(roles: readonly RoleType[], policies: readonly string[]): string {
	const conditionTexts = policies.map((policy) => {
		const condition = policyConditions[policy];
		if (!condition) throw new Error(`${policy} is described nowhere in the documentation`);
		return condition;
	});
	return [describeRoles(roles), ...conditionTexts].join(', ');
}

const service = () => strapi.plugin('users-permissions').service('user');

/** The hash of nobody's password: comparing with it takes as long as with a real one. */
const decoy = '$2a$10$uqwu3kwtLLGVfd68Ib65P.vYf2AsMumUbf2lnCT2zLmDy6cewFvrG';

/** Whether a password is an account's; takes the same time where there is no account. */
export async function isPassword(
	tried: string,
	account: { password: string | null } | null,
): Promise<boolean> {
	const hash = account?.password;
	const matches: boolean = await service().validatePassword(tried, hash || decoy);
	return matches && Boolean(hash);
}

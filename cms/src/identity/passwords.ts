const getUserService = () => strapi.plugin('users-permissions').service('user');

/** Hash to compare with if there is no account; this takes as long as with a real one. */
const decoyPasswordHash = '$2a$10$uqwu3kwtLLGVfd68Ib65P.vYf2AsMumUbf2lnCT2zLmDy6cewFvrG';

/** Checks the password of an account. Takes the same time if there is no account. */
export async function isPassword(
	candidatePassword: string,
	account: { password: string | null } | null,
): Promise<boolean> {
	const hash = account?.password;
	const matches: boolean = await getUserService().validatePassword(
		candidatePassword,
		hash || decoyPasswordHash,
	);
	return matches && Boolean(hash);
}

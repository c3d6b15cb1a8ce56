import { type Check, off, ok, patience, reasonOf, wrong } from '../finding';

const itsOwn = 'https://accounts.google.com';

export const google: Check = {
	name: 'Google',
	async look({ settings: { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } }) {
		if (!GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET)
			return off('not set up (GOOGLE_CLIENT_ID): there is no button');
		if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET)
			return wrong(
				'only one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is set',
				'Set both, or none.',
			);
		const issuer = (GOOGLE_ISSUER ?? itsOwn).replace(/\/+$/, '');
		try {
			const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
				signal: AbortSignal.timeout(patience),
			});
			const said = Object(await response.json()).issuer;
			return String(said).replace(/\/+$/, '') === issuer
				? ok(`${issuer} answers; whether it knows the client shows at the first sign-in`)
				: wrong(`${issuer} calls itself ${said}`, 'Set GOOGLE_ISSUER right, or leave it empty.');
		} catch (error) {
			return wrong(
				`${issuer} does not answer: ${reasonOf(error)}`,
				'See that this machine reaches it, and that GOOGLE_ISSUER is right.',
			);
		}
	},
};

import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
} from '../doctor-check';

const defaultIssuer = 'https://accounts.google.com';

export const googleCheck: DoctorCheck = {
	name: 'Google',
	async look({ settings: { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } }) {
		if (!GOOGLE_CLIENT_ID && !GOOGLE_CLIENT_SECRET)
			return reportNotSetUp('not set up (GOOGLE_CLIENT_ID): there is no button');
		if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET)
			return reportFailure(
				'only one of GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET is set',
				'Set both, or none.',
			);
		const issuer = (GOOGLE_ISSUER ?? defaultIssuer).replace(/\/+$/, '');
		try {
			const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
				signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
			});
			const reportedIssuer = Object(await response.json()).issuer;
			return String(reportedIssuer).replace(/\/+$/, '') === issuer
				? reportOk(`${issuer} answers; whether it knows the client shows at the first sign-in`)
				: reportFailure(
						`${issuer} calls itself ${reportedIssuer}`,
						'Set GOOGLE_ISSUER right, or leave it empty.',
					);
		} catch (error) {
			return reportFailure(
				`${issuer} does not answer: ${reasonOf(error)}`,
				'See that this machine reaches it, and that GOOGLE_ISSUER is right.',
			);
		}
	},
};

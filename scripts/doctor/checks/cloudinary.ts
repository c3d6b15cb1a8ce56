import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
} from '../doctor-check';

const defaultApiUrl = 'https://api.cloudinary.com';

export const cloudinaryCheck: DoctorCheck = {
	name: 'Cloudinary',
	async look({ settings: { CLOUDINARY_URL, CLOUDINARY_UPLOAD_PREFIX, S3_URL } }) {
		if (!CLOUDINARY_URL)
			return reportNotSetUp(
				`not set up (CLOUDINARY_URL)${S3_URL ? '' : ': pictures are kept in DATA_DIR'}`,
			);
		const { hostname, username, password } = new URL(CLOUDINARY_URL);
		const key = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
		const prefix = CLOUDINARY_UPLOAD_PREFIX ?? defaultApiUrl;
		try {
			const {
				status,
				ok: isFine,
				body,
			} = await fetch(`${prefix}/v1_1/${hostname}/ping`, {
				headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
				signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
			});
			await body?.cancel();
			return isFine
				? reportOk(`takes pictures of ${hostname}`)
				: reportFailure(`answers ${status}`, 'Copy CLOUDINARY_URL from its console again.');
		} catch (error) {
			return reportFailure(
				`does not answer: ${reasonOf(error)}`,
				'See that this machine reaches it.',
			);
		}
	},
};
